import type { Shipment, StatusGroup, TrackingEvent } from 'contract';
import type { FailureDetails } from '../../../patterns/LoadFailure/LoadFailure.tsx';
import type { Refusal } from '../../errors/Forbidden/Forbidden.tsx';

/** What the list shows below its tabs and its search. */
export type ShipmentsState =
  /** The first answer is under way; `isSlow` after eight seconds. */
  | { readonly kind: 'loading'; readonly isSlow: boolean }
  /** The organisation has no shipment at all. */
  | { readonly kind: 'empty' }
  /** There are shipments, but none that fits search and tab. */
  | { readonly kind: 'noHits' }
  | { readonly kind: 'failed'; readonly failure: FailureDetails }
  /** The signed-in person may not see shipments. */
  | { readonly kind: 'forbidden'; readonly refusal: Refusal }
  | {
      readonly kind: 'ready';
      readonly items: readonly Shipment[];
      readonly totalItems: number;
      /**
       * What these rows and this total are the answer to. It is not the filter of now while that one's
       * answer is under way or has failed: the rows of before stay.
       */
      readonly shown: ShipmentsFilter;
      /** Newer rows are under way; the ones shown stay where they are. */
      readonly isRefreshing: boolean;
      /** Newer rows could not be fetched: the ones shown are old. */
      readonly failure?: FailureDetails;
    };

/** What the history of an open shipment shows. */
export type TrackingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      /** Newest first. */
      readonly events: readonly TrackingEvent[];
      /** ISO 8601: when the carrier was last asked. */
      readonly updatedAt: string;
      readonly isRefreshing: boolean;
      /** A newer history could not be fetched: the one shown is old. */
      readonly failure?: FailureDetails;
    };

/** What the panel of an open shipment shows. */
export type ShipmentDetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly failure: FailureDetails }
  | {
      readonly kind: 'ready';
      readonly shipment: Shipment;
      readonly tracking: TrackingState;
      /** It could not be fetched anew: what is shown is old. */
      readonly failure?: FailureDetails;
    };

/** Search, tab and page as the address bar has them. */
export interface ShipmentsFilter {
  readonly search: string;
  readonly status: StatusGroup;
  /** From 1. */
  readonly page: number;
}

/** Addresses that the list links to; each keeps the rest of the address bar as it is. */
export interface ShipmentsHrefs {
  readonly home: string;
  readonly create: string;
  readonly status: (group: StatusGroup) => string;
  /** Opens the panel beside the list. */
  readonly shipment: (id: string) => string;
  /** Neither search nor tab. */
  readonly reset: string;
}
