import { LIST_END } from 'contract';

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** Rows that a count looks at: one more than can be leafed through, to tell that there are more. */
export const COUNTED_ROWS = LIST_END + 1;

/** Which rows a page is made of; none beyond the end, so that no page costs more than all before it. */
export function rowsOfPage({ page, perPage }: Paging) {
  const offset = (page - 1) * perPage;
  return { limit: Math.max(0, Math.min(perPage, LIST_END - offset)), offset };
}

/**
 * A page as the contract writes it; an empty list has no pages.
 *
 * @param totalItems counted among `COUNTED_ROWS`
 */
export function toPage<Item>(items: Item[], totalItems: number, { perPage }: Paging) {
  return { items, totalItems, totalPages: Math.ceil(Math.min(totalItems, LIST_END) / perPage) };
}
