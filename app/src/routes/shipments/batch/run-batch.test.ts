import { expect, test } from 'vitest';
import { runBatch } from './run-batch.ts';

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
