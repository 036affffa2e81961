import { expect, test } from 'vitest';
import { runBatch, runRest } from './run-batch.ts';

const items = Array.from({ length: 10 }, (_, index) => index);

test('one that fails holds up none of the others, and each is told in its place', async () => {
  const told: number[] = [];
  const outcomes = await runBatch(
    items,
    async (item) => {
      // Later ones are done earlier.
      await new Promise((resolve) => setTimeout(resolve, 10 - item));
      if (item % 5 === 3) throw new Error(`not ${item}`);
      return item * 2;
    },
    { signal: new AbortController().signal, onProgress: (done) => told.push(done) },
  );
  expect(outcomes.map(({ item }) => item)).toEqual(items);
  expect(outcomes.flatMap((outcome) => (outcome.isDone ? [outcome.result] : []))).toEqual([
    0, 2, 4, 8, 10, 12, 14, 18,
  ]);
  expect(outcomes.filter(({ isDone }) => !isDone).map(({ item }) => item)).toEqual([3, 8]);
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('at most four are under way, and none begins once it is called off', async () => {
  const calledOff = new AbortController();
  let underWay = 0;
  let most = 0;
  const outcomes = await runBatch(
    items,
    async (item) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      if (item === 4) calledOff.abort();
    },
    { signal: calledOff.signal },
  );
  expect(most).toBe(4);
  expect(outcomes.length).toBeGreaterThanOrEqual(5);
  expect(outcomes.length).toBeLessThan(10);
});

test('what is done is not done again, and what was not begun is in no result', async () => {
  const shipments = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
  const tried: string[] = [];
  const told: (readonly [number, number])[] = [];
  const run = (before: Awaited<ReturnType<typeof runRest<{ id: string }, string>>>, signal: AbortSignal) =>
    runRest(
      shipments,
      before,
      async ({ id }) => {
        tried.push(id);
        await Promise.resolve();
        if (id === 'b' && before.length === 0) throw new Error('b');
        return id;
      },
      { signal, onProgress: (done, total) => told.push([done, total]) },
    );
  const stopped = new AbortController();
  const first = run([], stopped.signal);
  stopped.abort();
  const before = await first;
  expect(before.map(({ item, isDone }) => [item.id, isDone])).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
    ['d', true],
  ]);
  tried.length = 0;
  told.length = 0;
  const after = await run(before, new AbortController().signal);
  expect(tried).toEqual(['b', 'e', 'f']);
  expect(told).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(after.map(({ item, isDone }) => [item.id, isDone])).toEqual(shipments.map(({ id }) => [id, true]));
});
