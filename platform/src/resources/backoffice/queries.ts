import { type BackofficeOverview, statusesOfGroup } from 'contract';
import { and, countDistinct, eq, gte, inArray } from 'drizzle-orm';
import type { Carriers } from '../../carriers/index.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { countDisturbed } from '../carrier-connections/queries.ts';
import { isTroubled } from '../cron-runs/queries.ts';

const { cronRuns, organizations, rateRequests, shipments, trackingEvents } = tables;

const DAY_MS = 86_400_000;
const NEW_DAYS = 7;

/** Counts what waits for staff, over all organisations. */
export async function countWhatWaits(
  db: Database,
  carriers: Carriers,
  { now, startOfToday }: { readonly now: Date; readonly startOfToday: Date },
): Promise<BackofficeOverview> {
  const exceptions = statusesOfGroup.exception;
  const ago = (from: Date, days: number) => new Date(from.getTime() - days * DAY_MS);
  const [openQuotes, [exceptional], disturbedCarriers, troubledRuns, newOrganizations] = await Promise.all([
    db.$count(rateRequests, eq(rateRequests.status, 'open')),
    // Those that still are one, which are few: what was mended since needs nobody.
    db
      .select({ amount: countDistinct(shipments.id) })
      .from(shipments)
      .innerJoin(trackingEvents, eq(trackingEvents.shipmentId, shipments.id))
      .where(
        and(
          eq(shipments.statusGroup, 'exception'),
          inArray(trackingEvents.status, [...exceptions]),
          gte(trackingEvents.at, startOfToday),
        ),
      ),
    countDisturbed(db, carriers),
    db.$count(cronRuns, and(gte(cronRuns.startedAt, ago(startOfToday, 1)), isTroubled)),
    db.$count(organizations, gte(organizations.createdAt, ago(now, NEW_DAYS))),
  ]);
  return {
    openQuotes,
    exceptionsToday: exceptional?.amount ?? 0,
    disturbedCarriers,
    troubledRuns,
    newOrganizations,
  };
}
