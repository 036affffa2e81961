import { LIST_END, type Notification, NOTIFICATIONS_PER_PAGE } from 'contract';
import {
  type Listed,
  markFrom,
  markRows,
  type Rows,
  type RowsAnswer,
  withBeginning,
  withHeard,
  withPage,
} from './feed-rows.ts';
import type { Feed, FeedAnswer, FeedCall, RowsCall } from './feed-state.ts';

export { emptyFeed, type Feed, type FeedAnswer, type FeedCall } from './feed-state.ts';

/** Somebody begins to look at the list: it begins at its first page, and all is asked for anew. */
export function opened<Failure>(feed: Feed<Failure>): Feed<Failure> {
  const { listed } = feed;
  return {
    ...feed,
    isOpen: true,
    areRowsOld: true,
    isCountOld: true,
    wantsMore: false,
    failure: undefined,
    listed: listed && { ...listed, rows: listed.rows.slice(0, NOTIFICATIONS_PER_PAGE) },
  };
}

/** Nobody looks at the list any more. */
export function closed<Failure>(feed: Feed<Failure>): Feed<Failure> {
  return { ...feed, isOpen: false, wantsMore: false };
}

/** Something has happened that the list and the count do not know of; also what a retry asks for. */
export function outdated<Failure>(feed: Feed<Failure>): Feed<Failure> {
  return { ...feed, areRowsOld: true, isCountOld: true };
}

/** Whether the list goes on after what is shown. */
export function hasMore({ listed }: Pick<Feed, 'listed'>): boolean {
  return listed !== undefined && listed.rows.length < Math.min(listed.totalItems, LIST_END);
}

/** Somebody wants the next page. What it would follow on is asked for as well where that has failed before. */
export function moreWanted<Failure>(feed: Feed<Failure>): Feed<Failure> {
  if (!feed.isOpen || !hasMore(feed)) return feed;
  return { ...feed, wantsMore: true, areRowsOld: feed.areRowsOld || feed.failure?.of === 'rows' };
}

/** A live notification has come in. */
export function heard<Failure>(feed: Feed<Failure>, notification: Notification): Feed<Failure> {
  const old = outdated(feed);
  if (!feed.isOpen || (feed.isUnreadOnly && notification.isRead)) return old;
  const listed = feed.listed && withHeard(feed.listed, notification);
  return { ...old, heard: [...feed.heard, notification], listed };
}

/** Somebody marks one as read. */
export function marked<Failure>(feed: Feed<Failure>, id: string): Feed<Failure> {
  // One that is no longer listed may be marked too: it is tried again from elsewhere.
  if (shownRow(feed, id)?.isRead) return feed;
  if (feed.unmarking.get(id) === 'due') return { ...feed, unmarking: without(feed.unmarking, id) };
  return spoilt({ ...feed, marking: new Map(feed.marking).set(id, 'due') });
}

/** Somebody takes a mark back. What was read with all others stays so. */
export function unmarked<Failure>(feed: Feed<Failure>, id: string): Feed<Failure> {
  const row = shownRow(feed, id);
  if (row && (!row.isRead || feed.markingAll || isBelow(row, feed.readFrom))) return feed;
  if (feed.marking.get(id) === 'due') return { ...feed, marking: without(feed.marking, id) };
  return spoilt({ ...feed, unmarking: new Map(feed.unmarking).set(id, 'due') });
}

function shownRow(feed: Feed, id: string): Notification | undefined {
  return shownRows(feed)?.find((shown) => shown.id === id);
}

function isBelow(row: Notification, newest: Notification | undefined): boolean {
  return markFrom([{ ...row, isRead: false }], newest)[0]?.isRead === true;
}

function withoutId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}

function without<Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([other]) => other !== id));
}

/** Somebody marks all as read. */
export function markedAll<Failure>(feed: Feed<Failure>): Feed<Failure> {
  if (feed.markingAll) return feed;
  // What was to be taken back is now to be read after all.
  const unmarking = new Map([...feed.unmarking].filter(([, state]) => state === 'sent'));
  return spoilt({ ...feed, unmarking, markingAll: { state: 'due', newest: feed.listed?.rows[0] } });
}

/** A count that is under way may or may not know of what is marked now. */
function spoilt<Failure>(feed: Feed<Failure>): Feed<Failure> {
  return { ...feed, askedCount: feed.askedCount === 'no' ? 'no' : 'spoilt' };
}

/** What has to be sent now, and the feed once it has been. */
export function dueCalls<Failure>(feed: Feed<Failure>): [Feed<Failure>, readonly FeedCall[]] {
  const calls: FeedCall[] = [];
  let next = feed;
  if (feed.markingAll?.state === 'due') {
    calls.push({ kind: 'markAll' });
    next = { ...next, markingAll: { ...feed.markingAll, state: 'sent' } };
  }
  for (const [id, state] of feed.marking) {
    if (state === 'sent' || feed.unmarking.get(id) === 'sent') continue;
    calls.push({ kind: 'mark', id });
    next = { ...next, marking: new Map(next.marking).set(id, 'sent') };
  }
  for (const [id, state] of feed.unmarking) {
    if (state === 'sent' || feed.marking.get(id) === 'sent') continue;
    calls.push({ kind: 'unmark', id });
    next = { ...next, unmarking: new Map(next.unmarking).set(id, 'sent') };
  }
  const rows = dueRows(next);
  if (rows) {
    calls.push(rows);
    const isWhole = rows.kind === 'beginning';
    next = {
      ...next,
      askedRows: rows,
      isAnswerOld: false,
      heard: [],
      areRowsOld: isWhole ? false : next.areRowsOld,
    };
  }
  const isMarking = next.marking.size > 0 || next.unmarking.size > 0 || next.markingAll !== undefined;
  if (next.isCountOld && next.askedCount === 'no' && !isMarking) {
    calls.push({ kind: 'unread' });
    next = { ...next, isCountOld: false, askedCount: 'yes' };
  }
  return calls.length === 0 ? [feed, calls] : [next, calls];
}

function dueRows({ isOpen, askedRows, areRowsOld, wantsMore, listed }: Feed): RowsCall | undefined {
  if (!isOpen || askedRows) return undefined;
  const length = listed?.rows.length ?? 0;
  if (areRowsOld) {
    const reached = Math.max(length, NOTIFICATIONS_PER_PAGE);
    return { kind: 'beginning', count: wantsMore ? reached + NOTIFICATIONS_PER_PAGE : reached };
  }
  return wantsMore ? { kind: 'page', page: Math.floor(length / NOTIFICATIONS_PER_PAGE) + 1 } : undefined;
}

/** The API has answered. */
export function answered<Failure>(feed: Feed<Failure>, done: FeedAnswer): Feed<Failure> {
  switch (done.kind) {
    case 'beginning':
    case 'page':
      return withRowsOf(feed, done, done.answer);
    case 'unread':
      return feed.askedCount === 'spoilt'
        ? { ...feed, askedCount: 'no', isCountOld: true }
        : { ...feed, askedCount: 'no', counted: done.answer, countedAnyway: new Set() };
    case 'mark': {
      const readIds = new Set(feed.readIds).add(done.id);
      const countedAnyway = withoutId(feed.countedAnyway, done.id);
      const counted = lessBy(1, feed.counted);
      const next = { ...withoutMark(feed, done.id), readIds, countedAnyway, counted };
      return outdated(withRead(next, feed.listed));
    }
    case 'unmark':
      return withoutUnmark(feed, done.id, true);
    case 'markAll': {
      const next = {
        ...feed,
        // Whether they were taken back before or after, nobody knows; the list will say.
        unmarking: new Map(),
        markingAll: undefined,
        readFrom: feed.markingAll?.newest ?? feed.readFrom,
        counted: 0,
        countedAnyway: new Set<string>(),
      };
      return outdated(withRead(next, feed.listed));
    }
  }
}

function withRowsOf<Failure>(feed: Feed<Failure>, call: RowsCall, answer: RowsAnswer): Feed<Failure> {
  const next = { ...feed, askedRows: undefined, isAnswerOld: false, heard: [], failure: undefined };
  if (feed.isAnswerOld) return { ...next, areRowsOld: true };
  const known = feed.listed ?? { rows: [], totalItems: 0 };
  if (call.kind === 'page') {
    const listed = withPage(known, call.page, answer);
    // Otherwise all is asked for anew, with the page that is wanted.
    return listed ? withRead({ ...next, wantsMore: false }, listed) : { ...next, areRowsOld: true };
  }
  const listed = withBeginning(known.rows, answer, feed.heard);
  const isMore = call.count > Math.max(known.rows.length, NOTIFICATIONS_PER_PAGE);
  // An API that gives fewer than were asked for would give no more the next time either.
  const isCutShort = answer.items.length < Math.min(call.count, answer.totalItems);
  const areRowsOld = feed.areRowsOld || (listed.isUneven && !isCutShort);
  return withRead(
    { ...next, areRowsOld, wantsMore: feed.wantsMore && !isMore && hasMore({ listed }) },
    listed,
  );
}

/** Lists rows with what was marked here. */
function withRead<Failure>(feed: Feed<Failure>, listed: Listed | undefined): Feed<Failure> {
  if (!listed) return feed;
  const rows = markRows(listed.rows, ({ id }) => feed.readIds.has(id));
  return { ...feed, listed: { rows: markFrom(rows, feed.readFrom), totalItems: listed.totalItems } };
}

/** A call has failed. Nothing is tried again by itself; what failed to be marked is shown as unread again. */
export function refused<Failure>(feed: Feed<Failure>, call: FeedCall, error: Failure): Feed<Failure> {
  const failed = { ...feed, askedRows: undefined, isAnswerOld: false, heard: [], wantsMore: false };
  switch (call.kind) {
    case 'beginning':
      return { ...failed, failure: { of: 'rows', error } };
    case 'page':
      return { ...failed, failure: { of: 'more', error } };
    case 'unread':
      return { ...feed, askedCount: 'no', isCountOld: feed.askedCount === 'spoilt' };
    case 'mark':
      // It may have been done all the same, and only the answer got lost.
      return outdated({
        ...withoutMark(feed, call.id),
        countedAnyway: new Set(feed.countedAnyway).add(call.id),
      });
    case 'unmark':
      return withoutUnmark(feed, call.id, false);
    case 'markAll':
      return outdated({ ...feed, markingAll: undefined });
  }
}

function withoutMark<Failure>(feed: Feed<Failure>, id: string): Feed<Failure> {
  return { ...feed, marking: without(feed.marking, id) };
}

/**
 * A mark was taken back, or that has failed, and may have been done all the same: what it is now, the next answer
 * says. An answer that was asked for before would say that it is read.
 */
function withoutUnmark<Failure>(feed: Feed<Failure>, id: string, isDone: boolean): Feed<Failure> {
  const { listed, counted, unmarking, countedAnyway } = feed;
  const readIds = withoutId(feed.readIds, id);
  const rows = listed?.rows.map((row) => (row.id === id ? { ...row, isRead: false } : row));
  const isLess = isDone && unmarking.has(id) && !countedAnyway.has(id);
  const next = {
    ...feed,
    readIds,
    unmarking: without(unmarking, id),
    isAnswerOld: feed.askedRows !== undefined,
    counted: isLess ? lessBy(-1, counted) : counted,
  };
  return outdated(withRead(next, listed && rows && { ...listed, rows }));
}

/** The rows as they are shown: what is being marked is read already, what is being taken back is not. */
export function shownRows({ listed, marking, unmarking, markingAll }: Feed): Rows | undefined {
  if (!listed) return undefined;
  const isTakenBack = ({ id }: Notification) => unmarking.has(id) && marking.get(id) !== 'due';
  const isMarked = (row: Notification) => marking.has(row.id) && !isTakenBack(row);
  const taken =
    unmarking.size > 0
      ? listed.rows.map((row) => (row.isRead && isTakenBack(row) ? { ...row, isRead: false } : row))
      : listed.rows;
  const rows = marking.size > 0 ? markRows(taken, isMarked) : taken;
  return markingAll ? markFrom(rows, markingAll.newest) : rows;
}

/** How many are unread, as far as that is known; what is being marked counts no more, what is taken back again. */
export function shownUnread(feed: Feed): number | undefined {
  const { counted, countedAnyway, marking, unmarking, markingAll } = feed;
  // Taken back, these are not one more: they have been counted all along.
  const again = [...countedAnyway].filter((id) => unmarking.has(id) && marking.get(id) !== 'sent');
  return markingAll ? 0 : lessBy(marking.size - (unmarking.size - again.length), counted);
}

/** Beyond the end of lists nobody counts, so nothing can be taken from it either. */
function lessBy(read: number, counted: number | undefined): number | undefined {
  return counted === undefined || counted > LIST_END ? counted : Math.max(0, counted - read);
}
