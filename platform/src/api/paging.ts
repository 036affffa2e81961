interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** Which rows a page is made of. */
export function rowsOfPage({ page, perPage }: Paging) {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** A page as the contract writes it; an empty list has no pages. */
export function toPage<Item>(items: Item[], totalItems: number, { perPage }: Paging) {
  return { items, totalItems, totalPages: Math.ceil(totalItems / perPage) };
}
