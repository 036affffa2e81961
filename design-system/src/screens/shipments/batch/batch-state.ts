/** A shipment with which something could not be done. */
export interface BatchFailure {
  readonly id: string;
  /** Tracking or order number. */
  readonly number: string;
  readonly recipient: string;
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
