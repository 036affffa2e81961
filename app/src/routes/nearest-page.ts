/** What of a page of a list says how long the list is. */
export interface ListPage {
  readonly items: readonly unknown[];
  readonly totalPages: number;
}

/** The page that was asked for, or the last one where the list ends before it; of nothing there is the first. */
export function nearestPage(page: number, answer: ListPage | undefined): number {
  if (!answer || answer.items.length > 0) return page;
  return Math.min(page, Math.max(answer.totalPages, 1));
}
