import { expect, test } from 'vitest';
import { thisBench } from './this-bench.ts';

test('a bench keeps its name, and another browser has another one', () => {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => Boolean(kept.set(key, value)),
  };
  const name = thisBench(storage);
  expect(thisBench(storage)).toBe(name);
  kept.set([...kept.keys()][0] ?? '', 'bench-2');
  expect(thisBench(storage)).toBe('bench-2');
});

test('a bench whose browser keeps nothing has one name until its page is closed', () => {
  const blocked = { read: () => null, write: () => false };
  expect(thisBench(blocked)).toBe(thisBench(blocked));
});
