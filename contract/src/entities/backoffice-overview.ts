import * as v from 'valibot';

/** What waits for staff right now, over all organisations. */
export const backofficeOverviewSchema = v.object({
  /** Quote requests that nobody has answered. */
  openQuotes: v.number(),
  /** Shipments that stand as an exception and came to it today, Berlin's day. */
  exceptionsToday: v.number(),
  /** Carriers of which most of the latest calls have failed, see `connectionStateOf`. */
  disturbedCarriers: v.number(),
  /** Runs of jobs since the beginning of yesterday that failed, or lost some of what they were about. */
  troubledRuns: v.number(),
  /** Organisations of the last `NEW_ORGANIZATION_DAYS`. */
  newOrganizations: v.number(),
});
export type BackofficeOverview = v.InferOutput<typeof backofficeOverviewSchema>;
