import {
  type ExecutionDetail,
  type TestExecution,
  type TestItem,
  testItemsApi,
  type TestItemDraft,
  type TestSample,
  type TestSampleDraft,
  testSamplesApi,
} from 'contract';
import { ApiError } from '../http/api-error.ts';
import { http } from '../http/client.ts';
import { reportError } from '../monitoring/report-error.ts';
import { byId, read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const samples = testSamplesApi;
const cases = testItemsApi;

/** While something is executed it is asked for again and again, also where nothing is heard of it. */
const REFRESH_MS = 3000;

const isRunning = (execution: TestExecution | null | undefined) => execution?.status === 'running';

/** One page of the series, by name. */
export const sampleList = read(samples.list, ({ page }: { readonly page: number }) => ({ query: { page } }), {
  refreshInterval: (data?: { readonly items: readonly TestSample[] }) =>
    data?.items.some(({ latest }) => isRunning(latest)) ? REFRESH_MS : 0,
});

/** One series; it is edited, so it is not called old because somebody looked away. */
export const oneSample = read(samples.get, byId, unlessFocused);

/** All cases of a series. */
export const sampleItems = read(cases.items, byId);

/** Which case of which series. */
export interface NamedItem {
  readonly id: string;
  readonly itemId: string;
}

/** One case with all that is known of it; it is edited, too. */
export const oneItem = read(cases.getItem, (item: NamedItem) => ({ params: { ...item } }), unlessFocused);

/** One page of the executions of a series, newest first. */
export const executionList = read(
  samples.executions,
  ({ id, page }: { readonly id: string; readonly page: number }) => ({ params: { id }, query: { page } }),
);

/** An execution as it stands; what happens from then on is told over the socket, if the page hears of it. */
export const oneExecution = read(
  samples.execution,
  (execution: { readonly id: string; readonly executionId: string }) => ({ params: { ...execution } }),
  {
    refreshInterval: (data?: ExecutionDetail) => (isRunning(data?.execution) ? REFRESH_MS : 0),
  },
);

/** What a case has answered in an execution that is over. */
export const oneAnswer = read(samples.answer, (answer: NamedItem & { readonly executionId: string }) => ({
  params: { ...answer },
}));

/** What an execution changes once it is over. */
export const readsOfExecutions = [sampleList, oneSample, sampleItems, oneItem, executionList] as const;

const makesOld = [sampleList, oneSample, sampleItems, oneItem];

/** Creates a series, wherever the person goes meanwhile; the same key never creates a second one. */
export const createSample = write(
  (body: TestSampleDraft, { idempotencyKey }) => http.call(samples.create, { body, idempotencyKey }),
  { makesOld: [sampleList], outlivesPage: true },
);

/** What becomes of a series, and of which version of it. */
export interface SampleChange {
  readonly id: string;
  readonly version: number;
  readonly draft: TestSampleDraft;
}

/** Changes how a series is called and compared. */
export const changeSample = write(
  ({ id, version, draft }: SampleChange, { signal }) =>
    http.call(samples.change, { params: { id }, body: draft, version, signal }),
  { makesOld },
);

/** Takes a series away with all that belongs to it. */
export const removeSample = write(
  ({ id, version }: Pick<TestSample, 'id' | 'version'>) =>
    http.call(samples.remove, { params: { id }, version }),
  { makesOld: [sampleList, oneSample], outlivesPage: true },
);

/** A case that is to be. */
export interface NewItem {
  readonly id: string;
  readonly draft: TestItemDraft;
}

/** Adds a case to a series, wherever the person goes meanwhile; the same key never adds a second one. */
export const createItem = write(
  ({ id, draft }: NewItem, { idempotencyKey }) =>
    http.call(cases.createItem, { params: { id }, body: draft, idempotencyKey }),
  { makesOld, outlivesPage: true },
);

/** What becomes of a case, and of which version of it. */
export interface ItemChange extends NamedItem {
  readonly version: number;
  readonly draft: TestItemDraft;
}

/** Changes a case in its form. */
export const changeItem = write(
  ({ id, itemId, version, draft }: ItemChange, { signal }) =>
    http.call(cases.changeItem, { params: { id, itemId }, body: draft, version, signal }),
  { makesOld },
);

/** Makes what was received what is expected, or takes that back: whoever goes on to the next case has pressed it. */
export const adoptAnswer = write(
  ({ id, itemId, version, draft }: ItemChange) =>
    http.call(cases.changeItem, { params: { id, itemId }, body: draft, version }),
  { makesOld, outlivesPage: true },
);

/** Takes a case away; what became of it stays in the history. */
export const removeItem = write(
  ({ id, itemId, version }: NamedItem & Pick<TestItem, 'version'>) =>
    http.call(cases.removeItem, { params: { id, itemId }, version }),
  { makesOld, outlivesPage: true },
);

/** What is executed: a series, or one of its cases. */
export interface Execution {
  readonly id: string;
  readonly testItemId?: string | undefined;
  /** The number of the execution before it: once there is another one, the same press is a new intent. */
  readonly after?: number;
}

/** A series that is executed with others. */
export interface ExecutedSample {
  readonly id: string;
  /** The latest execution that is known: once that is another one, the same press is a new intent. */
  readonly after: string | undefined;
}

/** Executes without the socket; the same key never begins a second execution. */
export const execute = write(
  ({ id, testItemId }: Execution, { idempotencyKey }) =>
    http.call(samples.execute, {
      params: { id },
      body: testItemId === undefined ? {} : { testItemId },
      idempotencyKey,
    }),
  { makesOld: [sampleList, executionList], outlivesPage: true },
);

/** What became of many executions that were asked for at once. */
export interface BegunTogether {
  readonly begun: number;
  readonly refused: number;
  /** Nobody knows whether they have begun. */
  readonly unknown: number;
}

/** Of some nobody knows whether they have begun: the same again, with the same keys, begins none of them twice. */
export class PartlyUnknown extends ApiError {
  readonly counts: BegunTogether;

  constructor(counts: BegunTogether, cause: ApiError) {
    super(cause.kind, 'Some executions may have begun', { status: cause.status, cause });
    this.counts = counts;
  }
}

/**
 * Executes many series, each for itself.
 *
 * @throws {PartlyUnknown}
 */
export const executeAll = write(
  async (together: readonly ExecutedSample[], { idempotencyKey }): Promise<BegunTogether> => {
    const ended = await Promise.allSettled(
      together.map(({ id }) =>
        http.call(samples.execute, {
          params: { id },
          body: {},
          idempotencyKey: `${idempotencyKey}-${id}`,
        }),
      ),
    );
    const errors = ended.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    for (const error of errors) if (!(error instanceof ApiError)) reportError(error);
    const lost = errors.filter((error) => error instanceof ApiError && error.isOutcomeUnknown) as ApiError[];
    const counts = {
      begun: together.length - errors.length,
      refused: errors.length - lost.length,
      unknown: lost.length,
    };
    if (lost[0]) throw new PartlyUnknown(counts, lost[0]);
    return counts;
  },
  { makesOld: [sampleList], outlivesPage: true },
);
