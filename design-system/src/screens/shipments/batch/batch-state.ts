/** A shipment as people call it. */
export interface NamedShipment {
  readonly id: string;
  /** Tracking or order number. */
  readonly number: string;
  readonly recipient: string;
}

/** A shipment with which something could not be done. */
export interface BatchFailure extends NamedShipment {
  /** Why, in the platform's words; empty where it has none. */
  readonly reason: string;
}

/** What becomes of many shipments, until the last of them has been tried. */
export type BatchStanding =
  /** Which shipments there are is being asked. */
  | { readonly kind: 'collecting' }
  /** That could not be asked. */
  | { readonly kind: 'failed' }
  /** More than can be done at once. */
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'running'; readonly done: number; readonly total: number };

/** What of a selection is meant, and what is not. */
export interface BatchQuestion {
  /** With how many it can be done. */
  readonly total: number;
  /** How many stay as they are, for each reason. */
  readonly kept: readonly { readonly reason: string; readonly amount: number }[];
}

/** Something that is asked for before it is done with many. */
export type BatchState<Question extends BatchQuestion> =
  | BatchStanding
  | ({ readonly kind: 'asking' } & Question)
  /** All have been tried, or it was stopped; where none has failed the dialog is gone. */
  | { readonly kind: 'ended'; readonly total: number; readonly failures: readonly BatchFailure[] };

/** What becomes of papers of selected shipments that are printed together. */
export type BatchPapersState =
  | BatchStanding
  /** `file` holds all that were loaded, in the order of the list; null where none was. */
  | {
      readonly kind: 'ready';
      readonly file: Blob | null;
      /** Of the file; left out while it is not known. */
      readonly pages?: number;
      readonly total: number;
      readonly failures: readonly BatchFailure[];
    };
