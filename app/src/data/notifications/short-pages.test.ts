import { expect, test, vi } from 'vitest';
import { listBeginning } from './feed-calls.ts';
import { answered, dueCalls, emptyFeed, type FeedCall, moreWanted, opened, outdated } from './feed.ts';
import { createNewsServer } from './testing/news-server.ts';

// What is tried here asks no API.
vi.mock('../../http/client.ts', () => ({ http: {} }));

const rows = createNewsServer(50).list(false);

/** An API that never gives more than ten rows in a page. */
const ofTen = (page: number, perPage: number) => {
  const length = Math.min(perPage, 10);
  return { items: rows.slice((page - 1) * length, page * length), totalItems: rows.length };
};

test('a beginning that is longer than the API’s pages is put together of as many as it takes', async () => {
  const asked: number[][] = [];
  const answer = await listBeginning(35, async (page, perPage) => {
    asked.push([page, perPage]);
    return ofTen(page, perPage);
  });
  expect(answer).toEqual({ items: rows.slice(0, 35), totalItems: 50 });
  expect(asked).toEqual([
    [1, 35],
    [2, 10],
    [3, 10],
    [4, 10],
  ]);
});

test('an API that says there is more and gives nothing is not asked on', async () => {
  const ask = vi.fn(async (page: number) => ({ items: page === 1 ? rows.slice(0, 5) : [], totalItems: 50 }));
  expect((await listBeginning(20, ask)).items).toHaveLength(5);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a feed whose beginning comes shorter than what it shows asks once, not without end', () => {
  let feed = opened(emptyFeed());
  const answer = (call: FeedCall) => {
    if (call.kind === 'unread') return answered(feed, { ...call, answer: 50 });
    if (call.kind === 'page') return answered(feed, { ...call, answer: ofTen(call.page, 10) });
    if (call.kind === 'beginning') return answered(feed, { ...call, answer: ofTen(1, 10) });
    throw new Error('Nothing is marked here');
  };
  const settle = () => {
    for (let asked = 0; asked < 40;) {
      const [next, calls] = dueCalls(feed);
      feed = next;
      if (calls.length === 0) return asked;
      for (const call of calls) feed = answer(call);
      asked += calls.length;
    }
    return Infinity;
  };
  settle();
  feed = moreWanted(feed);
  settle();
  expect(feed.listed?.rows).toHaveLength(20);
  feed = outdated(feed);
  expect(settle()).toBe(2);
  expect(feed.listed?.rows).toHaveLength(20);
});
