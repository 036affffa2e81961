import { firstOpenDay, nextPickupDates } from 'contract';
import type { UpcomingPickup } from 'contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../store/index.ts';
import { holidaysOf } from './pickup-row.ts';
import type { CallerClock, PickupRow } from './pickup-row.ts';
import { upcomingPickups } from './queries.ts';

interface Asked {
  /** The one pickup that is asked about, active or not; undefined for all that are active. */
  readonly only: PickupRow | undefined;
  readonly amount: number;
}

/** The next dates, the soonest first, with the holidays for which they fall out. */
export async function nextDates(
  db: Database,
  scope: SQL | undefined,
  clock: CallerClock,
  { only, amount }: Asked,
): Promise<UpcomingPickup[]> {
  const rows = only ? [only] : await upcomingPickups(db, scope, clock, amount);
  return rows
    .flatMap((row) => datesOf(row, clock, amount))
    .toSorted((one, other) => compare(placeOf(one), placeOf(other)))
    .slice(0, amount);
}

function datesOf(row: PickupRow, { today, clock }: CallerClock, amount: number): UpcomingPickup[] {
  const { id: pickupId, address, lastPossiblePickupTime, selfDelivery } = row;
  const dates = nextPickupDates(row, firstOpenDay(row, today, clock), amount, holidaysOf(row));
  return dates.map((date) => ({ ...date, pickupId, address, lastPossiblePickupTime, selfDelivery }));
}

const placeOf = ({ day, lastPossiblePickupTime, pickupId }: UpcomingPickup) =>
  `${day} ${lastPossiblePickupTime ?? ''} ${pickupId}`;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
