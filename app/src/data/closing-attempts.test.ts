import { beforeEach, expect, test } from 'vitest';
import type { SafeStorage } from '../browser/safe-storage.ts';
import { createClosingAttempts } from './closing-attempts.ts';
import type { ClosingInput } from './day-end-closings.ts';

const entries = new Map<string, string>();
const storage: SafeStorage = {
  read: (key) => entries.get(key) ?? null,
  write: (key, value) => {
    entries.set(key, value);
    return true;
  },
  remove: (key) => void entries.delete(key),
  keys: () => [...entries.keys()],
};
const blocked: SafeStorage = { read: () => null, write: () => false, remove: () => {}, keys: () => [] };
let owner = 'jana';
const open = (kept = storage) => createClosingAttempts(() => owner, kept);
beforeEach(() => {
  entries.clear();
  owner = 'jana';
});

const dhl: ClosingInput = { carrier: 'DHL', only: 'all', excludedIds: ['a', 'b'], orderedUntil: '14:00' };
const later = { ...dhl, excludedIds: ['b', 'a'], orderedUntil: '14:05' };

test.each([
  ['in one page', storage, (attempts: ReturnType<typeof open>) => attempts],
  ['after a reload', storage, () => open()],
  ['in a browser that keeps nothing', blocked, (attempts: ReturnType<typeof open>) => attempts],
])('the same wish is sent as it was before, %s, until it is known what became of it', (_, kept, go) => {
  const first = open(kept);
  expect(first.begin(dhl, 'key-1')).toEqual({
    key: 'key-1',
    input: dhl,
    isKept: false,
    isAfterAnother: false,
  });
  const again = go(first);
  expect(again.begin(later, 'key-2')).toEqual({
    key: 'key-1',
    input: dhl,
    isKept: true,
    isAfterAnother: false,
  });
  again.settle('DHL');
  expect(again.begin(later, 'key-3')).toEqual({
    key: 'key-3',
    input: later,
    isKept: false,
    isAfterAnother: false,
  });
});

test('another wish has a key of its own, and knows of the one before it', () => {
  const attempts = open();
  attempts.begin(dhl, 'key-1');
  // Whoever has excluded one more does not get it closed by what they sent before.
  const other = { ...later, excludedIds: ['a', 'b', 'c'] };
  expect(attempts.begin(other, 'key-2')).toEqual({
    key: 'key-2',
    input: other,
    isKept: false,
    isAfterAnother: true,
  });
  expect(attempts.begin({ ...other, only: 'failed' }, 'key-3')).toMatchObject({ isAfterAnother: true });
});

test('what was picked in the list is another wish than the day, and the same in whatever order', () => {
  const attempts = open();
  const picked: ClosingInput = { carrier: 'DHL', onlyIds: ['a', 'b'] };
  attempts.begin(picked, 'key-1');
  expect(open().begin({ ...picked, onlyIds: ['b', 'a'] }, 'key-2')).toMatchObject({
    key: 'key-1',
    isKept: true,
  });
  expect(attempts.begin(dhl, 'key-3')).toMatchObject({ key: 'key-3', isAfterAnother: true });
});

test('carriers are apart, and so are people', () => {
  const attempts = open();
  attempts.begin(dhl, 'key-1');
  attempts.begin({ ...dhl, carrier: 'GLS' }, 'key-2');
  attempts.settle('GLS');
  expect(attempts.begin(later, 'key-3').key).toBe('key-1');
  owner = 'aylin';
  expect(attempts.begin(later, 'key-4')).toMatchObject({ key: 'key-4', isAfterAnother: false });
});

test('what somebody else has put there counts as nothing', () => {
  for (const text of ['{', '7', '{"owner":"jana","attempts":[{"key":1}]}']) {
    entries.set('lotse.closing-attempts', text);
    expect(open().begin(dhl, 'key-9').key).toBe('key-9');
  }
});
