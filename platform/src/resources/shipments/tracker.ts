import { lte, sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { isFollowed, refreshTracking } from './tracking.ts';

const { trackingInquiries } = tables;

/** How old news may be before the carrier is asked again, in ms. */
export const FRESH_MS = 60_000;

/** Gives a shipment with its carrier's news. */
export type Tracker = (row: ShipmentRow) => Promise<ShipmentRow>;

/**
 * Asks carriers for news, each about a shipment once in {@link FRESH_MS} at most, however many
 * people want to know and whether or not it answers. Within this process whoever comes while the
 * carrier is being asked waits for the same answer; otherwise what is known has to do.
 *
 * The returned function throws what the carrier's connection throws, to those who have waited for it.
 */
export function createTracker(services: Omit<Services, 'reportFault'>): Tracker {
  const underWay = new Map<string, Promise<ShipmentRow>>();
  const ask = async (row: ShipmentRow) => {
    const isDue = isFollowed(row) && (await claimInquiry(services.db, row.id, services.now()));
    return isDue ? refreshTracking(services, row) : row;
  };
  return (row) => {
    const running = underWay.get(row.id);
    if (running) return running;
    const asked = ask(row).finally(() => underWay.delete(row.id));
    underWay.set(row.id, asked);
    return asked;
  };
}

/** Takes the turn to ask, unless somebody has had it a moment ago, in whatever process. */
export async function claimInquiry(db: Database, shipmentId: string, now: Date): Promise<boolean> {
  const taken = await db
    .insert(trackingInquiries)
    .values({ shipmentId, askedAt: now })
    .onConflictDoUpdate({
      target: trackingInquiries.shipmentId,
      set: { askedAt: sql`excluded.asked_at` },
      setWhere: lte(trackingInquiries.askedAt, new Date(now.getTime() - FRESH_MS)),
    })
    .returning({ shipmentId: trackingInquiries.shipmentId });
  return taken.length > 0;
}
