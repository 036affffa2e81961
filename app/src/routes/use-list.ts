import type { ListFilter } from 'design-system/patterns/ListFrame/list-state.ts';
import { useState } from 'react';
import { useIsSlow } from '../hooks/use-is-slow.ts';
import { useSession } from '../session/use-session.ts';
import { type ListPage, nearestPage } from './nearest-page.ts';
import type { Asked, ListAnswer } from './to-list-state.ts';
import { toRefusal } from './to-refusal.ts';
import type { Read } from './to-resource.ts';
import { useNearestPage } from './use-nearest-page.ts';

/** What `useRead` gives for a list. */
export interface ListRead<Page> extends Read<Page> {
  /** The first answer is under way. */
  readonly isLoading: boolean;
  /** Asks anew. */
  readonly mutate: () => Promise<unknown>;
}

export interface List<Page, Filter, State> {
  readonly state: State;
  /** The latest answer there was, to whichever filter. */
  readonly latest: ListAnswer<Page, Filter> | undefined;
  readonly retry: () => Promise<unknown>;
}

/**
 * The list that a filter asks for; until its answer is there, the latest one stays in sight. Where the list ends before
 * the page that is asked for, the address becomes that of the last one.
 *
 * @param read what `filter` asks for: `useRead(contactList(filter))`
 * @param toState what the screen shows of it: one call of `toListState`
 * @param hrefOf the address of now on another page; whatever is open beside the list stays in it
 */
export function useList<Page extends ListPage, Filter extends ListFilter, State>(
  read: ListRead<Page>,
  filter: Filter,
  toState: (read: Read<Page>, asked: Asked<Page, Filter>) => State,
  hrefOf: (page: number) => string,
): List<Page, Filter, State> {
  const refusal = toRefusal(useSession());
  const isSlow = useIsSlow(read.isLoading);
  const [latest, setLatest] = useState<ListAnswer<Page, Filter>>();
  const isBeyondEnd = useNearestPage(filter.page, nearestPage(filter.page, read.data), hrefOf);
  // A page that is not there says nothing of the list: what stays in sight is what was there before.
  const shown = isBeyondEnd ? { ...read, data: undefined, isValidating: true } : read;
  if (shown.data && shown.data !== latest?.page) setLatest({ filter, page: shown.data });
  return {
    state: toState(shown, { filter, latest, isSlow, refusal }),
    latest,
    retry: () => read.mutate(),
  };
}
