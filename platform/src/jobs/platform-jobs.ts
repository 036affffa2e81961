import { pruneIdempotencyRecords } from '../api/idempotency.ts';
import { pruneFileAssets } from '../resources/file-assets/retention.ts';
import { pruneNotifications } from '../resources/notifications/retention.ts';
import { findOutAllDue } from '../resources/shipments/find-out.ts';
import { pruneLabels } from '../resources/shipments/labels.ts';
import type { Services } from '../services.ts';
import type { JobDatabase } from '../store/index.ts';
import { startJobs } from './jobs.ts';
import type { Pace, RunningJobs } from './jobs.ts';

/** Starts everything that the platform does by itself, by the clock. */
export function startPlatformJobs(
  database: JobDatabase,
  services: Services,
  pace?: Pace,
): Promise<RunningJobs> {
  const { db, now, reportFault } = services;
  const jobs = [
    {
      name: 'settle-orders',
      cron: '* * * * *',
      run: async () => void (await findOutAllDue(services)),
    },
    { name: 'prune-idempotency-records', cron: '17 * * * *', run: () => pruneIdempotencyRecords(db) },
    { name: 'prune-notifications', cron: '41 3 * * *', run: () => pruneNotifications(db, now()) },
    { name: 'prune-file-assets', cron: '27 * * * *', run: () => pruneFileAssets(db, now()) },
    { name: 'prune-labels', cron: '37 * * * *', run: () => pruneLabels(db, now()) },
  ];
  return startJobs(database, jobs, reportFault, pace);
}
