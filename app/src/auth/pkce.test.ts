import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/testing/memory-storage.ts';
import { createPkceEntries } from './pkce-entries.ts';
import { randomHex } from './random.ts';

const entry = { codeVerifier: 'v', nonce: 'n', createdAt: 0, appState: { originUrl: '/', redirectTo: '/x' } };

test('a random value has the length and the letters of RFC 7636, and is never the same', () => {
  const values = Array.from({ length: 10_000 }, randomHex);
  expect(values.every((value) => /^[0-9a-f]{56}$/.test(value))).toBe(true);
  expect(new Set(values).size).toBe(values.length);
});

test('an entry is good once', () => {
  const entries = createPkceEntries(memoryStorage(), () => 1000);
  entries.keep('s', entry);
  expect(entries.take('other')).toBeUndefined();
  expect(entries.take('s')).toEqual(entry);
  expect(entries.take('s')).toBeUndefined();
});

test('an entry is good for ten minutes', () => {
  let now = 0;
  const entries = createPkceEntries(memoryStorage(), () => now);
  entries.keep('s', entry);
  now = 10 * 60_000;
  expect(entries.take('s')).toBeUndefined();
});

test('of twenty abandoned attempts five stay, the newest', () => {
  const storage = memoryStorage();
  const entries = createPkceEntries(storage, () => 1000);
  for (let index = 0; index < 20; index += 1) entries.keep(`s${index}`, { ...entry, createdAt: index });
  expect(storage.keys('').sort()).toEqual(
    ['s15', 's16', 's17', 's18', 's19'].map((state) => `pkce-code-verifier-${state}`),
  );
});

test('an entry that somebody has written over is none', () => {
  const storage = memoryStorage();
  const entries = createPkceEntries(storage, () => 1000);
  storage.write('pkce-code-verifier-s', '{"codeVerifier":1}');
  expect(entries.take('s')).toBeUndefined();
});
