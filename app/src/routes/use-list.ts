import type { ListFilter } from 'design-system/patterns/ListFrame/list-state.ts';
import { useState } from 'react';
import { useIsSlow } from '../hooks/use-is-slow.ts';
import { useSession } from '../session/use-session.ts';
import { type ListPage, nearestPage } from './nearest-page.ts';
import type { Asked, ListAnswer } from './to-list-state.ts';
import { toRefusal } from './to-refusal.ts';
import type { Read } from './to-resource.ts';

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
  /** The page that was asked for, or the last one where the list ends before it. */
  readonly nearestPage: number;
  readonly retry: () => Promise<unknown>;
}

/**
 * The list that a filter asks for; until its answer is there, the latest one stays in sight.
 *
 * @param read what `filter` asks for: `useRead(contactList(filter))`
 * @param toState what the screen shows of it: one call of `toListState`
 */
export function useList<Page extends ListPage, Filter extends ListFilter, State>(
  read: ListRead<Page>,
  filter: Filter,
  toState: (read: Read<Page>, asked: Asked<Page, Filter>) => State,
): List<Page, Filter, State> {
  const refusal = toRefusal(useSession());
  const isSlow = useIsSlow(read.isLoading);
  const [latest, setLatest] = useState<ListAnswer<Page, Filter>>();
  if (read.data && read.data !== latest?.page) setLatest({ filter, page: read.data });
  return {
    state: toState(read, { filter, latest, isSlow, refusal }),
    latest,
    nearestPage: nearestPage(filter.page, read.data),
    retry: () => read.mutate(),
  };
}
