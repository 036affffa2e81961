import { allCronRuns, backofficeApi, type TriggeredKind, type CronRun, cronRunsApi } from 'contract';
import type { RunFilter } from 'design-system/screens/backoffice/CronRun/cron-run-state.ts';
import type { RunsFilter } from 'design-system/screens/backoffice/Overview/overview-state.ts';
import { http } from '../http/client.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const { list, get, trigger } = cronRunsApi;

/** While something is under way it is asked for again and again, though not while nobody looks. */
const REFRESH_MS = 3000;

const isUnderWay = (run: CronRun | undefined) => run?.status === 'pending';
const whileUnderWay = (isAny: boolean) => (isAny ? REFRESH_MS : 0);

/** One page of the runs, newest first. */
export const cronRunList = read(
  list,
  ({ onlyTroubled, page }: RunsFilter) => ({ query: { page, ...(onlyTroubled && { onlyTroubled }) } }),
  {
    refreshInterval: (data?: { readonly items: readonly CronRun[] }) =>
      whileUnderWay(data?.items.some(isUnderWay) ?? false),
  },
);

/** The newest of all runs, among which are those under way. */
export const newestRuns = () => cronRunList(allCronRuns);

/** One run with its log and a page of its items. */
export const oneCronRun = read(
  get,
  ({ id, onlyFailed, page }: RunFilter & { readonly id: string }) => ({
    params: { id },
    query: { page, ...(onlyFailed && { outcome: 'failed' as const }) },
  }),
  { refreshInterval: (data?: { readonly run: CronRun }) => whileUnderWay(isUnderWay(data?.run)) },
);

/** What waits for staff. */
export const backofficeOverview = read(backofficeApi.overview, () => ({}));

/** A job that is to be started. */
export interface StartedJob {
  readonly kind: TriggeredKind;
  /**
   * The latest of its runs that is known to be over. Once that is another one, a press asks for a run of its own: an
   * attempt before it, whose answer was lost, is over.
   */
  readonly after: string | undefined;
}

/** Starts a job; the same key never starts it twice. */
export const startCronRun = write(
  ({ kind }: StartedJob, { idempotencyKey, signal }) =>
    http.call(trigger, { body: { kind }, idempotencyKey, signal }),
  { makesOld: [cronRunList, backofficeOverview], outlivesPage: true },
);
