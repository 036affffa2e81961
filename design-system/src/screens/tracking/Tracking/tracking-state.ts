import type { TypedTrackingNumber } from 'contract';

/** What the public tracking page shows. */
export type PublicTrackingState =
  /** No number was given yet, or `isMissing`: the form was sent without one. */
  | { readonly kind: 'empty'; readonly isMissing: boolean }
  /** More was typed than is looked up at once; `limit` in characters. */
  | { readonly kind: 'tooLong'; readonly limit: number }
  | { readonly kind: 'ready'; readonly numbers: readonly TypedTrackingNumber[] };
