import type { TestSample, TestSampleDraft } from 'contract';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { SettingsSaving } from '../../settings/saving/settings-saving.ts';

/** Series are leafed through, by name. */
export type SamplesFilter = ListFilter;

/** Nothing narrows the list down, so none means that there are none. */
export type TestCenterState = Exclude<ListState<TestSample, SamplesFilter>, { readonly kind: 'noHits' }>;

/** Addresses that the list links to. */
export interface TestCenterHrefs {
  readonly home: string;
  readonly sample: (id: string) => string;
}

/** The dialog in which a series is made. */
export interface SampleCreation {
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  readonly onSubmit: (sample: TestSampleDraft) => void;
  /** Whether something is typed that closing would lose. */
  readonly onChangedChange: (isChanged: boolean) => void;
  readonly onClose: () => void;
}

/** The dialog in which a series is changed. */
export interface SampleEditing {
  readonly saving: SettingsSaving<TestSample, TestSampleDraft>;
  readonly onClose: () => void;
}
