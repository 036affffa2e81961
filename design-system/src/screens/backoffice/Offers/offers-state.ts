import type { CarrierProduct, Quote, QuoteAnswer, QuoteGroup } from 'contract';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { Fetched, Resource } from '../../../patterns/ResourceView/resource.ts';

/** Quotes of one standing, of all organisations, or the one that has a number. */
export interface OffersFilter extends ListFilter {
  readonly status: QuoteGroup;
  readonly search: string;
}

export const noFilter: OffersFilter = { status: 'open', search: '', page: 1 };

/** What the list shows. A tab without rows is empty. */
export type OffersState = ListState<Quote, OffersFilter>;

/** What the panel of an open one shows. */
export type OfferDetailState = Resource<Quote>;

/** Addresses that the list links to. */
export interface OffersHrefs {
  readonly home: string;
  readonly status: (status: QuoteGroup) => string;
  /** Looks for the number in all standings, or shows all where it did. */
  readonly reset: string;
  /** Opens the panel beside the list. */
  readonly quote: (id: string) => string;
}

/** How an answer stands. */
export interface Answering {
  readonly pending: boolean;
  /** Why it was not sent; null where nothing was tried, or nothing was wrong. */
  readonly failure: SubmitFailure | null;
  /** Whether what is sent, or was not sent, offers nothing. */
  readonly isRefusal: boolean;
  readonly onAnswer: (answer: QuoteAnswer) => void;
  readonly onChangedChange: (isChanged: boolean) => void;
}

/** Who works on it, and whether that is just being changed. */
export interface Assigning {
  /** The person who looks. */
  readonly personId: string;
  readonly pending: boolean;
  readonly onAssign: (isMine: boolean) => void;
}

/** What can be offered. */
export type OfferableProducts = Fetched<readonly OfferableProduct[]>;

/** What a product is chosen by. */
export interface OfferableProduct extends Pick<CarrierProduct, 'carrier' | 'code' | 'name' | 'displayName'> {
  /** Why it does not fit what was asked for, in German; undefined where nothing is known against it. */
  readonly reason: string | undefined;
}
