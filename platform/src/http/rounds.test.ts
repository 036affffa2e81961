import { setImmediate as nextLook } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRounds } from './rounds.ts';

test('between two looks at the network so many are let in, in the order in which they have come', async () => {
  const letIn = createRounds(2);
  const seen: string[] = [];
  const all = ['1', '2', '3', '4', '5'].map((call) => letIn().then(() => seen.push(call)));
  const looks = async () => {
    for (let look = 0; look < 2; look += 1) {
      await nextLook();
      seen.push('look');
    }
  };
  await Promise.all([...all, looks()]);
  expect(seen).toEqual(['1', '2', 'look', '3', '4', 'look', '5']);
});
