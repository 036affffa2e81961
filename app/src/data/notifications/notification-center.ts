import type { Notification } from 'contract';
import { onReturn } from '../../browser/on-return.ts';
import { ApiError } from '../../http/api-error.ts';
import { reportError } from '../../monitoring/report-error.ts';
import { onMadeOld, refresh } from '../cache.ts';
import { carryOut } from './feed-calls.ts';
import type { Listed } from './feed-rows.ts';
import {
  answered,
  closed,
  dueCalls,
  emptyFeed,
  type Feed,
  type FeedAnswer,
  type FeedCall,
  heard,
  marked,
  markedAll,
  moreWanted,
  opened,
  outdated,
  refused,
  shownUnread,
  unmarked,
} from './feed.ts';
import { unreadNotifications } from './unread.ts';

/** What could not be marked as read, or unread again. */
export type FailedMark = Extract<FeedCall, { kind: 'mark' | 'unmark' | 'markAll' }>;

/** The notifications as one place of the page shows them. */
export interface NotificationCenter {
  /** @returns the same object until something changes */
  readonly getFeed: () => Feed<ApiError>;
  readonly getUnread: () => number | undefined;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps fresh what is shown; @returns the way to stop, after which marks that are under way are still told */
  readonly start: () => () => void;
  /** Begins to show the list; @returns the way to close it */
  readonly open: () => () => void;
  readonly more: () => void;
  readonly refresh: () => void;
  readonly hear: (notification: Notification) => void;
  readonly mark: (id: string) => void;
  /** Takes a mark back. */
  readonly unmark: (id: string) => void;
  readonly markAll: () => void;
}

export interface NotificationCenterOptions {
  readonly isUnreadOnly?: boolean;
  /** How many are unread, where that is known already. */
  readonly counted?: number | undefined;
  /** What was reached at an earlier visit: the list begins with it, at its length. */
  readonly reached?: Listed | undefined;
  /** Says so, also when nobody looks at the list any more. */
  readonly onMarkFailed: (mark: FailedMark, error: ApiError) => void;
}

const parts = { carryOut, refresh, onMadeOld, onReturn, report: reportError };

/** Runs a feed: what is due is asked, and what comes of it is told to the feed. */
export function createNotificationCenter(
  { isUnreadOnly = false, counted, reached, onMarkFailed }: NotificationCenterOptions,
  { carryOut: send, refresh: askAnew, onMadeOld: whenMadeOld, onReturn: whenBack, report } = parts,
): NotificationCenter {
  const listeners = new Set<() => void>();
  let feed: Feed<ApiError> = { ...emptyFeed<ApiError>(isUnreadOnly, counted), listed: reached };
  let isComingBack = reached !== undefined;
  let isPumpDue = false;
  let isStarted = false;

  function become(next: Feed<ApiError>): void {
    if (next === feed) return;
    feed = next;
    for (const listener of listeners) listener();
    schedule();
  }

  /** One thing that has happened is often told twice at once: by its event, and by what it makes old. */
  function schedule(): void {
    if (isPumpDue) return;
    isPumpDue = true;
    queueMicrotask(pump);
  }

  function pump(): void {
    isPumpDue = false;
    // What nobody looks at is not asked for, but what somebody has marked is told.
    const [next, calls] = dueCalls(isStarted ? feed : { ...feed, isOpen: false, isCountOld: false });
    if (calls.length > 0) become(next);
    for (const call of calls) void run(call);
  }

  async function run(call: FeedCall): Promise<void> {
    let done: FeedAnswer;
    try {
      done = await send(call, isUnreadOnly);
    } catch (error) {
      if (!(error instanceof ApiError)) report(error);
      const failure = error instanceof ApiError ? error : new ApiError('brokenAnswer', 'A fault of ours');
      become(refused(feed, call, failure));
      if (isMark(call)) onMarkFailed(call, failure);
      return;
    }
    become(answered(feed, done));
    if (isMark(call)) void askAnew(unreadNotifications);
  }

  return {
    getFeed: () => feed,
    getUnread: () => shownUnread(feed),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStarted = true;
      const renew = () => become(outdated(feed));
      const stops = [whenMadeOld(unreadNotifications, renew), whenBack(renew)];
      schedule();
      return () => {
        isStarted = false;
        for (const stop of stops) stop();
      };
    },
    open() {
      become(isComingBack ? { ...opened(feed), listed: feed.listed } : opened(feed));
      isComingBack = false;
      return () => become(closed(feed));
    },
    more: () => become(moreWanted(feed)),
    refresh: () => become(outdated(feed)),
    hear: (notification) => become(heard(feed, notification)),
    mark: (id) => become(marked(feed, id)),
    unmark: (id) => become(unmarked(feed, id)),
    markAll: () => become(markedAll(feed)),
  };
}

function isMark(call: FeedCall): call is FailedMark {
  return call.kind === 'mark' || call.kind === 'unmark' || call.kind === 'markAll';
}
