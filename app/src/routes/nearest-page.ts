/** What of a page of a list says how long the list is. */
export interface ListPage {
  readonly items: readonly unknown[];
  readonly totalPages: number;
}

/** The page that was asked for, or the last one where the list ends before it. */
export function nearestPage(page: number, answer: ListPage | undefined): number {
  const isBeyondEnd = answer && answer.items.length === 0 && answer.totalPages > 0;
  return isBeyondEnd ? Math.min(page, answer.totalPages) : page;
}
