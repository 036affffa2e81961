import type { Notification } from 'contract';
import type { Listed, Rows, RowsAnswer } from './feed-rows.ts';

/** What has to be asked of the API, or told it. */
export type FeedCall =
  /** The first `count` notifications. */
  | { readonly kind: 'beginning'; readonly count: number }
  /** One page, from 1. */
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'unread' }
  | { readonly kind: 'mark'; readonly id: string }
  /** What was marked is to be unread again. */
  | { readonly kind: 'unmark'; readonly id: string }
  | { readonly kind: 'markAll' };

export type RowsCall = Extract<FeedCall, { kind: 'beginning' | 'page' }>;

/** A call with what the API has answered. */
export type FeedAnswer =
  | (RowsCall & { readonly answer: RowsAnswer })
  | { readonly kind: 'unread'; readonly answer: number }
  | Extract<FeedCall, { kind: 'mark' | 'unmark' | 'markAll' }>;

/**
 * Notifications as one person sees them. It asks nothing itself: `dueCalls` says what has to be asked, and
 * `answered` or `refused` what came of it, in whichever order. One question for rows is under way at a time, one
 * for the count, and that only while nothing is being marked; so a count never has to be guessed.
 */
export interface Feed<Failure = unknown> {
  /** Those that are read are not listed, once the list is asked for anew. */
  readonly isUnreadOnly: boolean;
  /** Somebody looks at the list; otherwise only the count is kept fresh. */
  readonly isOpen: boolean;
  /** Undefined before the first answer. */
  readonly listed: Listed | undefined;
  /** The rows are older than something that has happened. */
  readonly areRowsOld: boolean;
  readonly wantsMore: boolean;
  readonly askedRows: RowsCall | undefined;
  /** The answer under way may be older than a mark that was taken back: it would say that it is read. */
  readonly isAnswerOld: boolean;
  /** What was heard since `askedRows` was asked. */
  readonly heard: Rows;
  readonly failure: { readonly of: 'rows' | 'more'; readonly error: Failure } | undefined;
  /** Unread ones as the API has counted them. */
  readonly counted: number | undefined;
  readonly isCountOld: boolean;
  /** `spoilt` by a mark that was set meanwhile. */
  readonly askedCount: 'no' | 'yes' | 'spoilt';
  /**
   * Those being marked as read, and whether that has been sent. Of one thing, mark and taking back are sent one after
   * the other; what is `due` came last.
   */
  readonly marking: ReadonlyMap<string, 'due' | 'sent'>;
  /** Those whose mark is being taken back. */
  readonly unmarking: ReadonlyMap<string, 'due' | 'sent'>;
  /** All are being marked as read; `newest` is what was newest then, as far as is known. */
  readonly markingAll:
    | { readonly state: 'due' | 'sent'; readonly newest: Notification | undefined }
    | undefined;
  /** Marked as read one by one: an answer may have been under way for longer than that. */
  readonly readIds: ReadonlySet<string>;
  /**
   * Those whose mark has failed since the last count. It may have been done all the same, so a row may say that it is
   * read while `counted` still counts it as unread.
   */
  readonly countedAnyway: ReadonlySet<string>;
  /** All were marked as read from here on. */
  readonly readFrom: Notification | undefined;
}

/** @param counted how many are unread, if that is known already */
export function emptyFeed<Failure>(isUnreadOnly = false, counted?: number): Feed<Failure> {
  return {
    isUnreadOnly,
    isOpen: false,
    listed: undefined,
    areRowsOld: false,
    wantsMore: false,
    askedRows: undefined,
    isAnswerOld: false,
    heard: [],
    failure: undefined,
    counted,
    isCountOld: counted === undefined,
    askedCount: 'no',
    marking: new Map(),
    unmarking: new Map(),
    markingAll: undefined,
    readIds: new Set(),
    countedAnyway: new Set(),
    readFrom: undefined,
  };
}
