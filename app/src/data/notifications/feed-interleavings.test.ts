import * as fc from 'fast-check';
import { expect, test } from 'vitest';
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
  shownRows,
  shownUnread,
  unmarked,
} from './feed.ts';
import { createNewsServer, type NewsServer } from './testing/news-server.ts';

/** How many times as many as each time: what happens once in 30,000 wants more. */
const TIMES = Number(process.env['LOTSE_INTERLEAVINGS_TIMES'] ?? 1);

/** On a machine that does much else. */
const LIMIT_MS = 120_000 * TIMES;

interface Step {
  readonly kind: string;
  readonly at: number;
}

/** What can happen next; numbers choose among what is under way, or among rows. */
const happening = fc.oneof(
  // Somebody does something: news are born, and told now, later or never.
  { weight: 4, arbitrary: fc.constantFrom('news', 'ownNews', 'lostNews').map((kind) => ({ kind, at: 0 })) },
  // A call reaches the server, or its answer the page, in any order; or it fails on either way.
  { weight: 8, arbitrary: step('reach', 'answer', 'hear') },
  { weight: 1, arbitrary: step('loseCall', 'loseAnswer') },
  { weight: 4, arbitrary: step('more', 'mark') },
  { weight: 2, arbitrary: step('unmark') },
  { weight: 1, arbitrary: step('markAll', 'open', 'close', 'refresh', 'markElsewhere', 'markAllElsewhere') },
);

function step(...kinds: readonly string[]) {
  return fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(40) });
}

/** An `expect` for each of a million claims would take longer than all the rest. */
function claim(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`It does not hold that ${what}`);
}

interface UnderWay {
  readonly call: FeedCall;
  /** What the server has said; undefined before the call has reached it. */
  answer?: ReturnType<NewsServer['carryOut']>;
}

/** A page with its calls under way, whose every step is judged. */
function createPage(server: NewsServer, isUnreadOnly: boolean) {
  let feed: Feed<string> = emptyFeed(isUnreadOnly);
  const underWay: UnderWay[] = [];
  /** News that nobody has told the page of and of which somebody will: by an event, or by a reconnection. */
  const untold: { id: string; isLost: boolean }[] = [];
  /** Read by this page's own doing, for all that is known. */
  const readHere = new Set<string>();
  /** Marked alone here, once: only that is offered to be taken back. */
  const markedHere = new Set<string>();
  /** What was there when all were marked, as far as the page knew. */
  let coveredByAll: readonly string[] = [];

  function become(next: Feed<string>, isTrimmed = false): void {
    const before = shownRows(feed) ?? [];
    const [sent, calls] = dueCalls(next);
    feed = sent;
    underWay.push(...calls.map((call) => ({ call })));
    judge(isTrimmed ? [] : before.map(({ id }) => id));
  }

  function judge(before: readonly string[]): void {
    const rows = shownRows(feed) ?? [];
    const ids = rows.map(({ id }) => id);
    const shown = new Set(ids);
    claim(shown.size === ids.length, 'each is shown once');
    // Of two in the same millisecond nobody knows the order before the server has said it.
    const times = rows.map(({ createdAt }) => createdAt);
    claim(
      times.every((time, index) => time <= (times[index - 1] ?? time)),
      'the newest is first',
    );
    const newest = feed.markingAll?.newest ?? feed.readFrom;
    claim(
      rows.every((row) => row.isRead || !readHere.has(row.id) || row.createdAt === newest?.createdAt),
      'what was read here stays read',
    );
    const unread = shownUnread(feed) ?? 0;
    claim(unread >= 0, 'no count is negative');
    claim(unread <= server.countUnreadBut(readHere), 'what was read here counts no more');
    if (isUnreadOnly) return;
    const oldest = server.placeOf(ids.at(-1));
    claim(
      before.every((id) => shown.has(id) || server.placeOf(id) > oldest),
      'nothing vanishes but at the end',
    );
    // After a failure the rows are said to be old.
    if (feed.areRowsOld || feed.failure || feed.askedRows?.kind === 'beginning') return;
    const isYetToBeTold = (id: string) => untold.some((news) => news.id === id);
    claim(
      server.idsBetween(ids[0], ids.at(-1)).every((id) => shown.has(id) || isYetToBeTold(id)),
      'nothing is missing in between but what is yet to be told',
    );
  }

  const take = <Item>(items: Item[], at: number, fits: (item: Item) => boolean = () => true) => {
    const fitting = items.filter(fits);
    return fitting[at % Math.max(1, fitting.length)];
  };
  const remove = <Item>(items: Item[], item: Item) => void items.splice(items.indexOf(item), 1);

  function settle(way: UnderWay, isLost: boolean): void {
    remove(underWay, way);
    const { call } = way;
    if (isLost && call.kind === 'mark') readHere.delete(call.id);
    // It is offered once more.
    if (isLost && call.kind === 'unmark') markedHere.add(call.id);
    if (!isLost && call.kind === 'markAll') for (const id of coveredByAll) readHere.add(id);
    become(
      isLost ? refused(feed, call, 'lost') : answered(feed, { ...call, answer: way.answer } as FeedAnswer),
    );
  }

  const acts: Record<string, (at: number) => void> = {
    news: () => void untold.push({ id: server.bear(false), isLost: false }),
    ownNews: () => void untold.push({ id: server.bear(true), isLost: false }),
    lostNews: () => void untold.push({ id: server.bear(false), isLost: true }),
    reach(at) {
      const way = take(underWay, at, ({ answer }) => answer === undefined);
      if (way) way.answer = server.carryOut(way.call, isUnreadOnly);
    },
    answer(at) {
      const way = take(underWay, at, ({ answer }) => answer !== undefined);
      if (way) settle(way, false);
    },
    loseCall(at) {
      const way = take(underWay, at, ({ answer }) => answer === undefined);
      if (way) settle(way, true);
    },
    loseAnswer(at) {
      const way = take(underWay, at, ({ answer }) => answer !== undefined);
      if (way) settle(way, true);
    },
    hear(at) {
      const news = take(untold, at, ({ isLost }) => !isLost);
      if (!news) return;
      remove(untold, news);
      become(heard(feed, server.told(news.id)));
    },
    more: () => become(moreWanted(feed)),
    mark(at) {
      const row = take([...(shownRows(feed) ?? [])], at);
      if (!row) return;
      if (!row.isRead) {
        readHere.add(row.id);
        markedHere.add(row.id);
      }
      become(marked(feed, row.id));
    },
    unmark(at) {
      const row = take([...(shownRows(feed) ?? [])], at, ({ id, isRead }) => isRead && markedHere.has(id));
      if (!row) return;
      readHere.delete(row.id);
      markedHere.delete(row.id);
      become(unmarked(feed, row.id));
    },
    markAll() {
      if (!feed.markingAll) coveredByAll = server.idsBetween(feed.listed?.rows[0]?.id, server.oldestId());
      become(markedAll(feed));
    },
    open: () => become(opened(feed), true),
    close: () => become(closed(feed)),
    refresh() {
      untold.splice(0, untold.length, ...untold.filter(({ isLost }) => !isLost));
      become(outdated(feed));
    },
    markElsewhere: (at) => server.markElsewhere(at),
    markAllElsewhere: () => void server.carryOut({ kind: 'markAll' }),
  };

  return {
    act: (kind: string, at: number) => acts[kind]?.(at),
    get feed() {
      return feed;
    },
    /** Everything under way arrives, and everything is told. */
    comeToRest(): void {
      become(opened(feed), true);
      for (let round = 0; round < 200; round += 1) {
        if (underWay.length === 0 && untold.length === 0) return;
        acts['hear']?.(round);
        acts['reach']?.(round);
        acts['answer']?.(round);
        if (underWay.length === 0 && untold.length > 0) acts['refresh']?.(0);
      }
      throw new Error('It asks for ever');
    },
  };
}

type Interleaving = [number, Step[]];

/** Written as words: `answer:3` has the number 3, and `answer` 0. */
function steps(...words: readonly string[]): Step[] {
  return words
    .join(' ')
    .split(' ')
    .map((word) => {
      const [kind = '', at = '0'] = word.split(':');
      return { kind, at: Number(at) };
    });
}

/**
 * Found by chance: the beginning could not be had, and the next page, which could, took its failure back although
 * something was missing above it.
 */
const pageAfterFailure: Interleaving = [
  10,
  steps(
    'news reach answer lostNews reach refresh news hear:7 loseCall loseCall more reach answer:21 reach more reach',
  ),
];

/**
 * Found by chance, once in 364,000 runs: a page that was asked for long ago brings one that nobody has told, and which
 * belongs between rows that are known. It was put below them all.
 */
const untoldBetween: Interleaving = [
  11,
  steps(
    'reach answer lostNews reach more news news news news reach answer:3 more hear news news hear news news hear news',
    'hear news more more markAll reach hear reach loseCall markAll hear',
  ),
];

/**
 * Found by chance, once in 33,000 runs: a mark arrives and its answer is lost, so the row is read and is still counted.
 * Taken back it was counted twice.
 */
const unmarkAfterLostMark: Interleaving = [
  0,
  steps('news hear reach:3 answer reach answer mark reach:11 loseAnswer reach:3 answer unmark more unmark'),
];

test.each([
  ['all', 5000, false],
  ['unread ones', 2000, true],
] as const)(
  'a list of %s loses and doubles nothing in %i interleavings',
  { timeout: LIMIT_MS },
  (_, numRuns, isUnreadOnly) => {
    fc.assert(
      fc.property(
        fc.nat(45),
        fc.array(happening, { minLength: 10, maxLength: 60, size: 'max' }),
        (before, happenings) => {
          const server = createNewsServer(before);
          const page = createPage(server, isUnreadOnly);
          page.act('open', 0);
          for (const { kind, at } of happenings) page.act(kind, at);
          page.comeToRest();

          const rows = shownRows(page.feed) ?? [];
          const expected = server.list(isUnreadOnly);
          expect(rows).toEqual(expected.slice(0, rows.length));
          expect(rows.length).toBeGreaterThanOrEqual(Math.min(10, expected.length));
          expect(shownUnread(page.feed)).toBe(server.list(true).length);
        },
      ),
      { numRuns: numRuns * TIMES, examples: [pageAfterFailure, unmarkAfterLostMark, untoldBetween] },
    );
  },
);
