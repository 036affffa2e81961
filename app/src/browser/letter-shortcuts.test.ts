import { expect, test, vi } from 'vitest';
import { areLettersOn, keepLetters } from './letter-shortcuts.ts';
import { safeStorage } from './safe-storage.ts';
import { memoryStorage } from './testing/memory-storage.ts';

test('letters act until somebody switches them off, which the browser keeps', () => {
  const storage = memoryStorage();
  expect(areLettersOn(storage)).toBe(true);
  keepLetters(false, storage);
  expect(areLettersOn(storage)).toBe(false);
  keepLetters(true, storage);
  expect(areLettersOn(storage)).toBe(true);
});

test('where the browser keeps nothing they act', () => {
  const nothing = safeStorage(() => {
    throw new Error('blocked');
  });
  keepLetters(false, nothing);
  expect(areLettersOn(nothing)).toBe(true);
});

test('it is kept where it outlives the tab and signing out, under a name that must not change', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepLetters(false);
  expect([...kept]).toEqual([['lotse.letter-shortcuts', 'off']]);
  expect(areLettersOn()).toBe(false);
  keepLetters(true);
  expect([...kept]).toEqual([]);
  vi.unstubAllGlobals();
});
