import type { TestAnswer, TestItem, TestItemDraft, TestResult, TestSample } from 'contract';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../../settings/saving/settings-saving.ts';
import type { RunState } from '../test-center/run-state.ts';

/** What the page of a case shows. */
export type TestItemState = Resource<TestItem>;

/** Addresses that it links to. */
export interface TestItemHrefs {
  readonly home: string;
  readonly center: string;
  readonly sample: string;
  readonly item: (id: string) => string;
  /** What the case has answered in an execution. */
  readonly answer: (executionId: string) => string;
}

/** How a case is saved that is there. */
export type ItemSaving = SettingsSaving<TestItem, TestItemDraft>;

/** What an administrator does with a case. */
export interface ItemChanges {
  /** Null while the case is read. */
  readonly saving: ItemSaving | null;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
  /** What was received is what is expected from now on. */
  readonly onAdopt: () => void;
  readonly isAdopting: boolean;
}

/** How the execution stands that the case is part of. */
export interface ItemRun extends RunState {
  /** What has become of the case in it; null where it is no part of it, or nothing has yet. */
  readonly result: TestResult | null;
}

/** A case that is made. */
export interface ItemCreation {
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  readonly onSubmit: (item: TestItemDraft) => void;
  readonly onChangedChange: (isChanged: boolean) => void;
}

/** How the answers of a series are compared. */
export type Comparing = Pick<TestSample, 'tolerancePercent' | 'ignoredFields'>;

/** The answer of an earlier execution, once it is opened. */
export interface PastAnswerView {
  readonly state: Resource<TestAnswer>;
  readonly onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}
