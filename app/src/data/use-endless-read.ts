import type { Endpoint } from 'contract';
import { useEffect, useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ApiError } from '../http/api-error.ts';
import type { AnswerOf } from '../http/request.ts';
import { defaults, keyOf, showEndless } from './cache.ts';
import type { Question } from './read.ts';
import { ask } from './use-read.ts';

/** The same as SWR's own for other reads. */
const FOCUS_THROTTLE_MS = 5000;

/** What of a page of a list says how far the list goes. */
interface ListPage {
  readonly items: readonly unknown[];
  readonly totalPages: number;
}

/** A list that grows at its end. */
export interface EndlessRead<Page extends ListPage> {
  /** All rows that are there; undefined before the first answer. */
  readonly items: readonly Page['items'][number][] | undefined;
  readonly error: ApiError | undefined;
  /** More rows, or newer ones, are under way. */
  readonly isValidating: boolean;
  readonly hasMore: boolean;
  /** Asks for the next page, unless something is under way already. */
  readonly more: () => void;
  /** Asks for all pages anew that are there. */
  readonly refresh: () => Promise<unknown>;
}

/**
 * The pages of a read one below the other, from the first one on. `refresh(read)` reaches them too.
 *
 * @param questionOf the question for a page, from 1: `(page) => notificationList({ page })`
 */
export function useEndlessRead<E extends Endpoint>(
  questionOf: (page: number) => Question<E>,
): EndlessRead<AnswerOf<E> & ListPage> {
  const { endpoint } = questionOf(1);
  const { data, error, isValidating, setSize, mutate } = useSWRInfinite<ListPage, ApiError>(
    (index: number, before: ListPage | null) =>
      before !== null && index >= before.totalPages
        ? null
        : ([...keyOf(questionOf(index + 1)), index + 1] as const),
    ([, , , page]: readonly [...ReturnType<typeof keyOf>, number]) =>
      ask(questionOf(page)) as Promise<unknown> as Promise<ListPage>,
    {
      ...defaults,
      // Who reads on is not shown the first page anew.
      revalidateFirstPage: false,
      // Of its own accord SWR takes all pages that it has for fresh ones.
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  useEffect(() => showEndless({ endpoint }, () => mutate()), [endpoint, mutate]);
  const [wasKnown] = useState(data !== undefined);
  useEffect(() => {
    if (wasKnown) void mutate();
  }, [wasKnown, mutate]);
  useEffect(() => onReturn(() => void mutate()), [mutate]);
  /** Two presses may come before anything is rendered. */
  const isAsking = useRef(false);
  const last = data?.at(-1);
  return {
    items: data?.flatMap(({ items }) => items) as EndlessRead<AnswerOf<E> & ListPage>['items'],
    error,
    isValidating,
    hasMore: last !== undefined && data !== undefined && data.length < last.totalPages,
    more() {
      if (isValidating || isAsking.current) return;
      isAsking.current = true;
      // After a failure that page is asked for again.
      void setSize((data?.length ?? 0) + 1).finally(() => (isAsking.current = false));
    },
    refresh: () => mutate(),
  };
}

/** Calls when the person or the network has come back, as SWR does. @returns the way to stop */
function onReturn(listener: () => void): () => void {
  let last = 0;
  const focus = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < FOCUS_THROTTLE_MS) return;
    last = Date.now();
    listener();
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('focus', focus, { signal });
  document.addEventListener('visibilitychange', focus, { signal });
  window.addEventListener('online', listener, { signal });
  return () => stop.abort();
}
