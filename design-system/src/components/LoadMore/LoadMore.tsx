import { CircleAlert } from '@lucide/icons';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreFailure {
  text: string;
  retryLabel: string;
}

export interface LoadMoreProps {
  /** The list, whose children are the entries, the newest loaded last. */
  listRef: RefObject<HTMLElement | null>;
  /** How many entries the list shows now. */
  shownCount: number;
  /** How many are shown of how many, e.g. „50 von 312“. After the last entry: that there are no more. */
  amountLabel: string;
  /** Whether the button is shown. */
  hasMore: boolean;
  /** e.g. „Weitere 25 laden“ */
  label: string;
  /** The words while they load, e.g. „Wird geladen …“. */
  loadingLabel: string;
  /** The next entries are on their way; presses are ignored. Default false. */
  isLoading?: boolean;
  /** The last attempt failed; what is shown stays. */
  failure?: LoadMoreFailure;
  /** Asked for by a press of either button. */
  onLoadMore: () => void;
}

/**
 * Adds to a list at its end when asked to, so that what follows the list stays in reach. The focus
 * goes to the first new entry. To leaf to and fro take `Pagination`.
 *
 * Source: https://www.nngroup.com/articles/infinite-scrolling-tips/ („load more“)
 */
export function LoadMore({
  listRef,
  shownCount,
  amountLabel,
  hasMore,
  label,
  loadingLabel,
  isLoading = false,
  failure,
  onLoadMore,
}: LoadMoreProps) {
  const bar = useRef<HTMLDivElement>(null);
  /** How many entries there were when more were asked for. */
  const countBefore = useRef<number>(null);

  useEffect(() => {
    const before = countBefore.current;
    if (before === null || shownCount <= before) return;
    countBefore.current = null;
    // Who has gone elsewhere in the meantime stays there. A button that is gone leaves the focus to the body.
    const { activeElement } = document;
    if (activeElement !== document.body && !bar.current?.contains(activeElement)) return;
    const firstNew = listRef.current?.children[before];
    if (firstNew instanceof HTMLElement) focusInside(firstNew);
  }, [shownCount, listRef]);

  const ask = () => {
    countBefore.current = shownCount;
    onLoadMore();
  };

  const hasFailed = failure !== undefined && !isLoading;
  return (
    <div ref={bar} className={styles.bar}>
      <p role="status" className={styles.amount}>
        {amountLabel}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          <span className={styles.icon}>
            <Icon icon={CircleAlert} />
          </span>
          {failure.text}
        </p>
      )}
      {hasMore && (
        <Button isPending={isLoading} pendingLabel={loadingLabel} onPress={ask}>
          {hasFailed ? failure.retryLabel : label}
        </Button>
      )}
    </div>
  );
}

/** Focuses an entry, or what takes the focus first within it. */
function focusInside(entry: HTMLElement) {
  const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
  const target = entry.matches(focusable) ? entry : entry.querySelector<HTMLElement>(focusable);
  if (!target) entry.tabIndex = -1;
  (target ?? entry).focus();
}
