import { pruneIdempotencyRecords } from '../api/idempotency.ts';
import { pruneCalls } from '../resources/carrier-connections/call-log.ts';
import { pruneRuns } from '../resources/cron-runs/queries.ts';
import { pruneClosingKeys } from '../resources/day-end-closings/closing-keys.ts';
import { pruneSent } from '../resources/day-end-closings/sent-to-carrier.ts';
import { pruneFileAssets } from '../resources/file-assets/retention.ts';
import { pruneNotifications } from '../resources/notifications/retention.ts';
import { clearDissolved } from '../resources/organizations/dissolved.ts';
import { pruneInvitationLetters, sendDueLetters } from '../resources/organizations/invitation-letters.ts';
import { findOutAllDue } from '../resources/shipments/find-out.ts';
import { pruneLabels } from '../resources/shipments/labels.ts';
import { pruneExecutions } from '../resources/test-samples/retention.ts';
import type { ExecutionRunner } from '../resources/test-samples/runner.ts';
import type { Services } from '../services.ts';
import { reclaimSpace } from '../store/index.ts';
import type { JobDatabase } from '../store/index.ts';
import { startJobs } from './jobs.ts';
import type { Job, Pace, RunningJobs } from './jobs.ts';
import { recordedJobs } from './runs/recorded-jobs.ts';
import { pruneImportedFiles } from './shipment-import/import-folder.ts';

/** Starts everything that the platform does by itself, by the clock. */
export function startPlatformJobs(
  database: JobDatabase,
  services: Services,
  executions: Pick<ExecutionRunner, 'goOn'>,
  pace?: Pace,
): Promise<RunningJobs> {
  const { db, now, reportFault } = services;
  const jobs: Job[] = [
    {
      name: 'settle-orders',
      cron: '* * * * *',
      run: async () => void (await findOutAllDue(services)),
    },
    {
      name: 'send-invitations',
      cron: '* * * * *',
      run: ({ stopping }) => sendDueLetters(services, stopping),
    },
    {
      name: 'prune-invitation-letters',
      cron: '57 3 * * *',
      run: () => pruneInvitationLetters(db, now()),
    },
    { name: 'prune-idempotency-records', cron: '17 * * * *', run: () => pruneIdempotencyRecords(db) },
    { name: 'prune-notifications', cron: '41 3 * * *', run: () => pruneNotifications(db, now()) },
    { name: 'prune-file-assets', cron: '27 * * * *', run: () => pruneFileAssets(db, now()) },
    { name: 'prune-cron-runs', cron: '52 3 * * *', run: () => pruneRuns(db, now()) },
    {
      name: 'prune-imported-files',
      cron: '32 3 * * *',
      run: () => pruneImportedFiles(services.importFolder.path, now()),
    },
    ...recordedJobs(services),
    { name: 'continue-executions', cron: '* * * * *', run: () => executions.goOn() },
    { name: 'prune-executions', cron: '32 3 * * *', run: () => pruneExecutions(db, now()) },
    { name: 'prune-closing-keys', cron: '47 * * * *', run: () => pruneClosingKeys(db, now()) },
    { name: 'prune-closing-attempts', cron: '52 * * * *', run: () => pruneSent(db, now()) },
    { name: 'clear-dissolved', cron: '* * * * *', run: () => clearDissolved(db, reportFault) },
    { name: 'prune-carrier-calls', cron: '33 * * * *', run: () => pruneCalls(db, now()) },
    { name: 'prune-labels', cron: '37 * * * *', run: () => pruneLabels(db, now()) },
    ...(database.backend === 'pglite'
      ? [{ name: 'reclaim-space', cron: '* * * * *', run: () => reclaimSpace(db) }]
      : []),
  ];
  return startJobs(database, jobs, reportFault, pace);
}
