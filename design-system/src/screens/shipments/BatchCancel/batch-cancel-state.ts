import type { BatchQuestion, BatchState, NamedShipment } from '../batch/batch-state.ts';

/** What of a selection would be cancelled, and what would not. */
export interface CancelQuestion extends BatchQuestion {
  /** How many of those are templates, which are discarded. */
  readonly templates: number;
  /** Those that would be cancelled, in the order of the list. */
  readonly named: readonly NamedShipment[];
}

/** What becomes of selected shipments that are cancelled. */
export type BatchCancelState = BatchState<CancelQuestion>;
