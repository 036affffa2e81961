import { fn } from 'storybook/test';
import { dhlBox } from './packaging-types-fixtures.ts';
import type { RuleSaving } from './packaging-types-state.ts';

/** Nothing is being saved. */
export const idle: RuleSaving = {
  began: dhlBox,
  pending: false,
  failure: null,
  conflict: null,
  isSaved: false,
  onSubmit: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
};
