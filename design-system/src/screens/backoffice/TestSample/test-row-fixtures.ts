import { FIXTURE_NOW, testExecutions, testItems, testSamples } from 'contract/fixtures';
import { fn } from 'storybook/test';
import { testProducts } from '../test-center/test-product-fixtures.ts';
import { noFilter, type TestRow, type TestSampleState } from './test-sample-state.ts';
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

/** Each state in which nothing is listed. Used by stories only. */
export const withoutRows = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  notFound: { kind: 'notFound' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'administrator',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
} satisfies Partial<Record<TestSampleState['kind'], TestSampleState>>;

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
  products: testProducts,
  onFilter: fn(),
} satisfies TestSampleProps;

/** The same for an administrator. Used by stories only. */
export const administeredArgs = {
  ...sampleArgs,
  hrefs: { ...sampleArgs.hrefs, newItem: '#neu' },
  onEdit: fn(),
  onDelete: fn(),
  onDeleteItem: fn(),
} satisfies TestSampleProps;
