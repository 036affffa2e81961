import type { Fetched, Refused } from '../ResourceView/resource.ts';

/** What a list is asked for: search, tab, filters, order – as one value, whose parts are compared by what they say. */
export interface ListFilter {
  /** From 1. */
  readonly page: number;
}

/** A page of a list. */
export interface ListPage<Row, Filter extends ListFilter> {
  readonly items: readonly Row[];
  /** Above `LIST_END` it says only that there are more. */
  readonly totalItems: number;
  /**
   * What these rows and this total are the answer to. It is not the filter of now while that one's answer is under
   * way or has failed: the rows of before stay, as `isOlder`.
   */
  readonly shown: Filter;
}

/** What a list shows below its heading, tabs and filters. */
export type ListState<Row, Filter extends ListFilter> =
  | Fetched<ListPage<Row, Filter>>
  | Refused
  /** There is nothing of the kind at all. */
  | { readonly kind: 'empty' }
  /** There is something, but none of it fits the filter. */
  | { readonly kind: 'noHits' };
