import type { BatchFailure, BatchStanding } from '../batch/batch-state.ts';

/** What of a selection would be cancelled, and what would not. */
export interface BatchQuestion {
  /** How many can be cancelled, templates among them. */
  readonly total: number;
  /** How many of those are templates, which are discarded. */
  readonly templates: number;
  /** How many stay as they are, for each reason. */
  readonly kept: readonly { readonly reason: string; readonly amount: number }[];
}

/** What becomes of selected shipments that are cancelled. */
export type BatchCancelState =
  | BatchStanding
  | ({ readonly kind: 'asking' } & BatchQuestion)
  /** All have been tried, or it was stopped; where none has failed the dialog is gone. */
  | { readonly kind: 'ended'; readonly total: number; readonly failures: readonly BatchFailure[] };
