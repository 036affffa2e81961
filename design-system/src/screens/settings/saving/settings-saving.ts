import type { SubmitFailure } from '../../../forms/submit-failure.ts';

/** What the settings change: people and organisations. */
export interface Versioned {
  readonly version: number;
}

/** Two people have changed the same. */
export interface SettingsConflict<Thing, Draft> {
  readonly theirs: Thing;
  readonly mine: Draft;
  /** The person has decided for `mine`: the next save replaces what stands there. */
  readonly isKept: boolean;
}

/** How saving a page of the settings stands, and what it is told. */
export interface SettingsSaving<Thing extends Versioned, Draft> {
  /** What the form began with; later answers take nothing from under somebody's hands. */
  readonly began: Thing;
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  /** Somebody else was faster: what stands there now, and what was to be saved. */
  readonly conflict: SettingsConflict<Thing, Draft> | null;
  /** What was changed last is saved. */
  readonly isSaved: boolean;
  readonly onSubmit: (draft: Draft) => void;
  /** Of two changes mine stays. */
  readonly onKeepMine: () => void;
  /** Leaves it as somebody else has made it. */
  readonly onTakeTheirs: () => void;
  readonly onChangedChange?: (isChanged: boolean) => void;
}
