import type { BatchQuestion, BatchState } from '../batch/batch-state.ts';

/** What of a selection would be cancelled, and what would not. */
export interface CancelQuestion extends BatchQuestion {
  /** How many of those are templates, which are discarded. */
  readonly templates: number;
}

/** What becomes of selected shipments that are cancelled. */
export type BatchCancelState = BatchState<CancelQuestion>;
