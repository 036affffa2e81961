import { LIST_END } from 'contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { LoadMore } from '../../components/LoadMore/LoadMore.tsx';
import { retryCopy } from '../../components/RetryButton/RetryButton.copy.ts';
import type { ListFilter, ListPage } from './list-state.ts';
import { listCopy as copy } from './ListFrame.copy.ts';
import type { ListFrameProps, ListWords } from './ListFrame.tsx';

export interface MoreRowsProps {
  value: Pick<ListPage<unknown, ListFilter>, 'items' | 'totalItems'>;
  words: ListWords;
  more: NonNullable<ListFrameProps<unknown, ListFilter>['more']>;
  /** Around the table. */
  rows: RefObject<HTMLElement | null>;
}

/** Adds to the rows shown, up to the end of lists. */
export function MoreRows({ value, words, more, rows }: MoreRowsProps) {
  const { items, totalItems } = value;
  const body = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    body.current = rows.current?.querySelector('tbody') ?? null;
  });
  const counted = copy.range(1, items.length, totalItems);
  const isAtEnd = totalItems > LIST_END && items.length >= LIST_END;
  return (
    <LoadMore
      listRef={body}
      shownCount={items.length}
      amountLabel={isAtEnd ? copy.rangeAtEnd(counted) : counted}
      hasMore={items.length < Math.min(totalItems, LIST_END)}
      label={copy.more}
      loadingLabel={copy.loadingMore}
      isLoading={more.isLoading}
      {...(more.hasFailed && { failure: { text: words.failed, retryLabel: retryCopy.retry } })}
      onLoadMore={more.onMore}
    />
  );
}
