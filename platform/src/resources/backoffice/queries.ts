import type { BackofficeOverview } from 'contract';
import { and, eq, gte } from 'drizzle-orm';
import type { Carriers } from '../../carriers/index.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { countDisturbed } from '../carrier-connections/queries.ts';
import { isTroubled } from '../cron-runs/queries.ts';
import { isNew } from '../organizations/organization-records.ts';
import { isExceptionSince } from '../shipments/tracking.ts';

const { cronRuns, organizations, rateRequests, shipments } = tables;

const DAY_MS = 86_400_000;

/** Counts what waits for staff, over all organisations. */
export async function countWhatWaits(
  db: Database,
  carriers: Carriers,
  { now, startOfToday }: { readonly now: Date; readonly startOfToday: Date },
): Promise<BackofficeOverview> {
  const sinceYesterday = new Date(startOfToday.getTime() - DAY_MS);
  const [openQuotes, exceptionsToday, disturbedCarriers, troubledRuns, newOrganizations] = await Promise.all([
    db.$count(rateRequests, eq(rateRequests.status, 'open')),
    db.$count(shipments, isExceptionSince(db, startOfToday)),
    countDisturbed(db, carriers),
    db.$count(cronRuns, and(gte(cronRuns.startedAt, sinceYesterday), isTroubled)),
    db.$count(organizations, isNew(now)),
  ]);
  return {
    openQuotes,
    exceptionsToday,
    disturbedCarriers,
    troubledRuns,
    newOrganizations,
  };
}
