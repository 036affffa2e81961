import { FIXTURE_NOW, testExecutions, testItems, testSamples } from 'contract/fixtures';
import { fn } from 'storybook/test';
import { noFilter, type TestRow } from './test-sample-state.ts';
import type { TestSampleProps } from './TestSample.tsx';

/** The cases of a series, each with how it stands. Used by stories only. */
export const rows: readonly TestRow[] = testItems.map((item) => ({
  item,
  isOvertaken: false,
  result: item.latest,
}));

/** Where all have ended, none has only been received. */
export const endedRows: readonly TestRow[] = rows.map(({ result, ...row }) => ({
  ...row,
  result: result?.status === 'received' ? { ...result, status: 'succeeded' } : result,
}));

/** What every page of a series is given, for whoever changes nothing. Used by stories only. */
export const seriesArgs = {
  sample: testSamples.customs,
  run: { connection: 'live', execution: testExecutions.deviant, isStarting: false, failure: null },
  executions: 28,
  leftOut: 0,
  editing: null,
  hrefs: {
    home: '#start',
    center: '#testcenter',
    items: (status) => `#${status}`,
    history: '#verlauf',
    execution: (id) => `#${id}`,
    item: (id) => `#${id}`,
    newItem: undefined,
  },
  now: new Date(FIXTURE_NOW),
  onExecute: fn(),
  onRetry: fn(),
} satisfies Partial<TestSampleProps>;

/** The page of its cases, all of which have ended. Used by stories only. */
export const sampleArgs = {
  ...seriesArgs,
  state: {
    kind: 'ready',
    value: { items: endedRows, totalItems: endedRows.length, shown: noFilter },
    isRefreshing: false,
  },
  filter: noFilter,
  counts: { waiting: 1, succeeded: 3, deviant: 1, failed: 1 },
  onFilter: fn(),
} satisfies TestSampleProps;
