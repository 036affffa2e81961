import { PgBoss } from 'pg-boss';
import type { JobDatabase } from '../store/index.ts';

/** Where the queue has its tables, apart from the product's. */
const SCHEMA = 'jobs';
const STOPPING_TAKES_MS = 10_000;

/** How often the queue looks at what, in seconds. */
export interface Pace {
  /** At the clock, whether a job's time has come. */
  readonly clock: number;
  /** For a job that is to run. */
  readonly jobs: number;
  /** For jobs whose process has died. */
  readonly deaths: number;
}

/** The first two are the library's own. */
const defaultPace: Pace = { clock: 30, jobs: 2, deaths: 15 };

/** Who runs a job says so every half of this; a job of which nothing was heard for so long is over. */
const HEARTBEAT_SECONDS = 20;
/** Longer than any job takes. One that hangs while its process lives is given up then. */
const JOB_TAKES_SECONDS = 5 * 60;

/** Of several jobs of one name one runs and one waits, so one that is never over would stop them all. */
const queueSettings = {
  retryLimit: 0,
  deleteAfterSeconds: 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: JOB_TAKES_SECONDS,
};

/** Something that the platform does by itself. */
export interface Job {
  readonly name: string;
  /** When it runs, as cron writes it; the zone is Berlin's. */
  readonly cron: string;
  readonly run: (occasion: Occasion) => Promise<void>;
}

/** What a job is run for. */
export interface Occasion {
  /** Whether somebody has asked for it, and not the clock. */
  readonly isWoken: boolean;
  /** Aborts when the platform ends: what takes long leaves off then. */
  readonly stopping: AbortSignal;
}

/** The jobs while they run. */
export interface RunningJobs {
  /** Runs a job soon, in whichever platform; where it runs already, once more after that. */
  wake(name: string): Promise<void>;
  /** Lets what runs come to its end, and starts nothing more. */
  close(): Promise<void>;
}

/**
 * Runs jobs by the clock. Of several platforms on one database only one runs a job at a time, and a
 * job that fails, or whose process dies, is run again with the next tick.
 *
 * @param reportFault hears of jobs that fail and of trouble with the queue
 */
export async function startJobs(
  { db, backend }: JobDatabase,
  jobs: readonly Job[],
  reportFault: (what: string, error: unknown) => void,
  pace = defaultPace,
): Promise<RunningJobs> {
  const isEmbedded = backend === 'pglite';
  const boss = new PgBoss({
    db,
    backend,
    schema: SCHEMA,
    cronMonitorIntervalSeconds: pace.clock,
    cronWorkerIntervalSeconds: Math.min(pace.clock, 5),
    superviseIntervalSeconds: pace.deaths,
    monitorIntervalSeconds: pace.deaths,
    // The embedded database looks after its few rows by itself.
    ...(isEmbedded && { monitorVacuum: false, reindex: false }),
  });
  boss.on('error', (error) => reportFault('Jobs', error));
  await boss.start();
  const stop = new AbortController();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'stately', ...queueSettings });
    // One that is there already was left as it is.
    await boss.updateQueue(name, queueSettings);
    // What was due while no process ran is done once one does: a nightly import must not wait for another night.
    await boss.schedule(name, cron, null, { tz: 'Europe/Berlin', missed: 'once' });
    await boss.work(name, { pollingIntervalSeconds: pace.jobs }, async ([job]) => {
      const isWoken = (job?.data as { readonly isWoken?: boolean } | null)?.isWoken ?? false;
      try {
        await run({ isWoken, stopping: stop.signal });
      } catch (error) {
        reportFault(`Job ${name}`, error);
        throw error;
      }
    });
  }
  return {
    wake: async (name) => void (await boss.send(name, { isWoken: true })),
    close: () => {
      stop.abort();
      return boss.stop({ graceful: true, close: false, timeout: STOPPING_TAKES_MS });
    },
  };
}
