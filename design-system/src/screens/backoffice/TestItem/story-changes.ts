import { testExecutions, testItem } from 'contract/fixtures';
import { fn } from 'storybook/test';
import type { ItemChanges, ItemRun, ItemSaving } from './test-item-state.ts';

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
  products: [
    { carrier: 'DHL', code: 'DHL_PAKET', name: 'Paket' },
    { carrier: 'DHL', code: 'DHL_PAKET_INTERNATIONAL', name: 'Paket International' },
    { carrier: 'GLS', code: 'GLS_BUSINESSPARCEL', name: 'BusinessParcel' },
  ],
  onEdit: fn(),
  onCancel: fn(),
  onDelete: fn(),
  onAdopt: fn(),
  isAdopting: false,
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
