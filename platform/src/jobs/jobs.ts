import { PgBoss } from 'pg-boss';
import type { JobDatabase } from '../store/index.ts';

/** Where the queue has its tables, apart from the product's. */
const SCHEMA = 'jobs';
const STOPPING_TAKES_MS = 10_000;

/** Something that the platform does by itself. */
export interface Job {
  readonly name: string;
  /** When it runs, as cron writes it; the zone is Berlin's. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** The jobs while they run. */
export interface RunningJobs {
  /** Lets what runs come to its end, and starts nothing more. */
  close(): Promise<void>;
}

/**
 * Runs jobs by the clock. Of several platforms on one database only one runs a job at a time, and a
 * job that fails is run again with the next tick.
 *
 * @param reportFault hears of jobs that fail and of trouble with the queue
 */
export async function startJobs(
  { db, backend }: JobDatabase,
  jobs: readonly Job[],
  reportFault: (what: string, error: unknown) => void,
): Promise<RunningJobs> {
  const isEmbedded = backend === 'pglite';
  const boss = new PgBoss({
    db,
    backend,
    schema: SCHEMA,
    // The embedded database looks after its few rows by itself.
    ...(isEmbedded && { monitorVacuum: false, reindex: false }),
  });
  boss.on('error', (error) => reportFault('Jobs', error));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'stately', retryLimit: 0, deleteAfterSeconds: 3600 });
    await boss.schedule(name, cron, null, { tz: 'Europe/Berlin' });
    await boss.work(name, async () => {
      try {
        await run();
      } catch (error) {
        reportFault(`Job ${name}`, error);
        throw error;
      }
    });
  }
  return { close: () => boss.stop({ graceful: true, close: false, timeout: STOPPING_TAKES_MS }) };
}
