/** A shipment whose label could not be loaded. */
export interface LabelFailure {
  readonly id: string;
  /** Tracking or order number. */
  readonly number: string;
  readonly recipient: string;
  /** Why, in the platform's words; empty where it has none. */
  readonly reason: string;
}

/** What becomes of the labels of selected shipments. */
export type BatchLabelsState =
  /** Which shipments there are is being asked. */
  | { readonly kind: 'collecting' }
  /** That could not be asked. */
  | { readonly kind: 'failed' }
  /** More than can be printed at once. */
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'loading'; readonly done: number; readonly total: number }
  /** `file` holds all that were loaded, in the order of the list; null where none was. */
  | {
      readonly kind: 'ready';
      readonly file: Blob | null;
      readonly total: number;
      readonly failures: readonly LabelFailure[];
    };
