import type { Carrier } from 'contract';
import type { BatchQuestion, BatchState } from '../batch/batch-state.ts';

/** What of a selection would be closed, and what would not. */
export interface ClosingQuestion extends BatchQuestion {
  /** How many each carrier takes along. */
  readonly carriers: readonly { readonly carrier: Carrier; readonly amount: number }[];
}

/** What becomes of selected shipments that are closed. */
export type BatchClosingState = BatchState<ClosingQuestion>;
