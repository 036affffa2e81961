import { testSamples } from 'contract/fixtures';
import { fn } from 'storybook/test';
import type { SampleEditing } from '../TestCenter/test-center-state.ts';

/** A series that is edited, and not saved yet. */
export const sampleSaving: SampleEditing['saving'] = {
  began: testSamples.customs,
  pending: false,
  failure: null,
  conflict: null,
  isSaved: false,
  onSubmit: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onChangedChange: fn(),
};
