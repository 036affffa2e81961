import type { TestResult } from 'contract';
import { FIXTURE_NOW, testExecutions, testItem, testSamples } from 'contract/fixtures';
import { fn } from 'storybook/test';
import { testProducts } from '../test-center/test-product-fixtures.ts';
import type { ItemChanges, ItemRun, ItemSaving } from './test-item-state.ts';
import type { TestItemProps } from './TestItem.tsx';

/** How the execution stands, for the stories of a case. */
export const itemRun: ItemRun = {
  connection: 'live',
  execution: testExecutions.deviant,
  isStarting: false,
  failure: null,
  result: null,
};

/** What an administrator does with it. */
export const itemChanges: ItemChanges = {
  saving: null,
  onEdit: fn(),
  onCancel: fn(),
  onDelete: fn(),
  onAdopt: fn(),
  isAdopting: false,
};

/** A case that was executed, as an administrator sees it. */
export const itemArgs = {
  state: { kind: 'ready', value: testItem, isRefreshing: false },
  comparing: testSamples.customs,
  run: itemRun,
  hrefs: {
    home: '#start',
    center: '#testcenter',
    sample: '#reihe',
    item: (id: string) => `#${id}`,
    answer: (id: string) => `#${id}`,
  },
  now: new Date(FIXTURE_NOW),
  past: null,
  products: testProducts,
  changes: itemChanges,
  onExecute: fn(),
  onRetry: fn(),
} satisfies TestItemProps;

/** What an execution says of it where the answer was the expected one. */
export const asExpected: TestResult = {
  testItemId: testItem.id,
  position: 3,
  name: testItem.name,
  carrier: 'DHL',
  status: 'succeeded',
  message: '',
  deviations: 0,
  duration: 900,
};

/** How it is saved. */
export const itemSaving = {
  began: testItem,
  pending: false,
  failure: null,
  conflict: null,
  isSaved: false,
  onSubmit: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onChangedChange: fn(),
} satisfies ItemSaving;
