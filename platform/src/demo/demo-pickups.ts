import { hasMonthsWithout } from 'contract';
import type { Pickup } from 'contract';
import { organizations, pickups } from 'contract/fixtures';
import { insertPickup } from '../resources/pickups/queries.ts';
import type { DatabaseSession } from '../store/index.ts';
import { shiftDay, shiftInstant } from './demo-time.ts';

/** Writes the contract's pickups of the first demo organisation, moved to now. */
export async function seedDemoPickups(db: DatabaseSession, now: Date): Promise<void> {
  for (const pickup of Object.values<Pickup>(pickups)) {
    const { id, version: _, isActive, pausedAt, createdAt, createdBy, nextDay: __, ...draft } = pickup;
    const [day = '', time] = draft.startAt.split('T');
    // A series on the 31st stays one.
    const shifted = hasMonthsWithout(pickup) ? `${now.getFullYear() - 1}-12-31` : shiftDay(day, now);
    await insertPickup(
      db,
      { ...draft, startAt: time === undefined ? shifted : `${shifted}T${time}` },
      {
        id,
        orgCode: organizations.tietze.orgCode,
        createdById: createdBy.id,
        createdByName: createdBy.full_name,
        createdAt: shiftInstant(createdAt, now),
        isActive,
        pausedAt: pausedAt === null ? null : shiftInstant(pausedAt, now),
      },
    );
  }
}
