import type { ListFilter, ListPage, ListState } from 'design-system/patterns/ListFrame/list-state.ts';
import type { Refusal } from 'design-system/patterns/ResourceView/resource.ts';
import { type Read, toFetched } from './to-resource.ts';

/** A page of a list as the API answers it. */
interface Answer<Row> {
  readonly items: readonly Row[];
  readonly totalItems: number;
}

/** A page with the filter that it answers. */
export interface ListAnswer<Page, Filter> {
  readonly filter: Filter;
  readonly page: Page;
}

/** What is asked for, and by whom. */
export interface Asked<Page, Filter> {
  /** What is asked for now. */
  readonly filter: Filter;
  /** The latest answer there was, to whichever filter. */
  readonly latest: ListAnswer<Page, Filter> | undefined;
  readonly isSlow: boolean;
  /** What is told where the permission is missing, or was taken away. */
  readonly refusal: Refusal;
}

export interface Listing<Page, Filter> extends Asked<Page, Filter> {
  /** Whether an answer without rows says that there is nothing of the kind at all. */
  readonly isEmpty: (page: Page) => boolean;
}

/**
 * What a list shows. Rows that are there stay while newer ones, or those of another filter, are asked for or fail
 * to come; they say whose they are, and with a failure that they are old. „Nothing found“ is said by an answer of
 * now alone. A list is never gone: whatever goes wrong but for a refusal is a failure.
 */
export function toListState<Row, Page extends Answer<Row>, Filter extends ListFilter>(
  read: Read<Page & Answer<Row>>,
  { isEmpty, ...asked }: Listing<Page, Filter>,
): ListState<Row, Filter> {
  const state = toWholeListState<Row, Page, Filter>(read, asked);
  return state.kind === 'empty' && read.data && !isEmpty(read.data) ? { kind: 'noHits' } : state;
}

/** The same of a list that nothing narrows down, so that an answer without rows says that there is nothing at all. */
export function toWholeListState<Row, Page extends Answer<Row>, Filter extends ListFilter>(
  read: Read<Page & Answer<Row>>,
  { filter, latest, isSlow, refusal }: Asked<Page, Filter>,
): Exclude<ListState<Row, Filter>, { readonly kind: 'noHits' }> {
  const { data, error } = read;
  if (error?.kind === 'forbidden') return { kind: 'forbidden', refusal };
  if (data && !error && data.items.length === 0) return { kind: 'empty' };
  const older = data || !latest ? undefined : withRows<Row, Filter>(latest);
  return toFetched(
    { ...read, data: data && withRows<Row, Filter>({ filter, page: data }) },
    { isSlow, older },
  );
}

/** Of an answer without rows nothing stays in sight. */
function withRows<Row, Filter extends ListFilter>({
  filter,
  page: { items, totalItems },
}: ListAnswer<Answer<Row>, Filter>): ListPage<Row, Filter> | undefined {
  return items.length > 0 ? { items, totalItems, shown: filter } : undefined;
}
