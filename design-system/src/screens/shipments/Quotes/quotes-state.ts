import type { Quote } from 'contract';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';

/** Quotes are leafed through, the newest first. */
export type QuotesFilter = ListFilter;

/** What the tab „Preisanfragen“ shows below the tabs. Nothing narrows it down, so none means that there are none. */
export type QuotesState = Exclude<ListState<Quote, QuotesFilter>, { readonly kind: 'noHits' }>;

/** What the panel of an open quote shows. */
export type QuoteDetailState = Resource<Quote>;

/** Addresses that the tab links to; those of the other tabs are the list's. */
export interface QuotesHrefs {
  readonly home: string;
  readonly create: string;
  /** Opens the panel beside the list. */
  readonly quote: (id: string) => string;
}
