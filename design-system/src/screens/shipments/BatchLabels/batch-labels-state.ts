import type { BatchFailure, BatchStanding } from '../batch/batch-state.ts';

/** What becomes of the labels of selected shipments. */
export type BatchLabelsState =
  | BatchStanding
  /** `file` holds all that were loaded, in the order of the list; null where none was. */
  | {
      readonly kind: 'ready';
      readonly file: Blob | null;
      readonly total: number;
      readonly failures: readonly BatchFailure[];
    };
