import { expect, test } from 'vitest';
import { memoryStorage } from '../../browser/testing/memory-storage.ts';
import { randomHex } from '../random.ts';
import { keepPkceEntry } from './keep-pkce-entry.ts';
import { takePkceEntry } from './pkce-entry.ts';

const entry = { codeVerifier: 'v', nonce: 'n', createdAt: 0, appState: { originUrl: '/', redirectTo: '/x' } };

test('A5.1 a verifier has 56 characters of those that RFC 7636 allows, 10 000 times', () => {
  const values = Array.from({ length: 10_000 }, randomHex);
  expect(values.every((value) => /^[0-9a-f]{56}$/.test(value))).toBe(true);
});

test('A5.2 no two of 10 000 states are the same, and none begins like another', () => {
  const values = Array.from({ length: 10_000 }, randomHex);
  expect(new Set(values.map((value) => value.slice(0, 32))).size).toBe(values.length);
});

test('A5.2 an entry is good once', () => {
  const storage = memoryStorage();
  keepPkceEntry(storage, 's', entry);
  expect(takePkceEntry(storage, 'other', 1000).entry).toBeUndefined();
  expect(takePkceEntry(storage, 's', 1000).entry).toEqual(entry);
  expect(takePkceEntry(storage, 's', 1000).entry).toBeUndefined();
});

test('A5.4 an entry is good for ten minutes', () => {
  const storage = memoryStorage();
  keepPkceEntry(storage, 's', entry);
  keepPkceEntry(storage, 't', entry);
  expect(takePkceEntry(storage, 's', 10 * 60_000 - 1).entry).toEqual(entry);
  expect(takePkceEntry(storage, 't', 10 * 60_000).entry).toBeUndefined();
});

test('A5.4 of twenty abandoned attempts five stay, the newest, each under its state', () => {
  const storage = memoryStorage();
  for (let index = 0; index < 20; index += 1) {
    keepPkceEntry(storage, `s${index}`, { ...entry, createdAt: index });
  }
  expect(storage.keys('').sort()).toEqual(
    ['s15', 's16', 's17', 's18', 's19'].map((state) => `pkce-code-verifier-${state}`),
  );
});

test('A5.4 entries that are too old give way first', () => {
  const storage = memoryStorage();
  keepPkceEntry(storage, 'old', { ...entry, createdAt: 0 });
  keepPkceEntry(storage, 'new', { ...entry, createdAt: 10 * 60_000 });
  expect(storage.keys('')).toEqual(['pkce-code-verifier-new']);
});

test.each([
  '{"codeVerifier":1}',
  '{',
  'null',
  '{"codeVerifier":"v","nonce":"n","createdAt":1,"appState":{"originUrl":"/","redirectTo":1}}',
  '{"codeVerifier":"v","nonce":"n","createdAt":"1","appState":{"originUrl":"/","redirectTo":"/"}}',
  '{"codeVerifier":"v","nonce":"n","createdAt":1,"appState":{"originUrl":"/","redirectTo":"/","invitationId":1}}',
])('an entry that somebody has written over is none: %s', (text) => {
  const storage = memoryStorage();
  storage.write('pkce-code-verifier-s', text);
  expect(takePkceEntry(storage, 's', 1000).entry).toBeUndefined();
});

test('A5.32 of an entry that is too old where the person wanted to go is still known, once', () => {
  const storage = memoryStorage();
  keepPkceEntry(storage, 't', entry);
  const late = entry.createdAt + 11 * 60_000;
  expect(takePkceEntry(storage, 't', late)).toEqual({ entry: undefined, appState: entry.appState });
  expect(takePkceEntry(storage, 't', late)).toEqual({ entry: undefined, appState: undefined });
});
