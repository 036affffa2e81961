import { expect, test, vi } from 'vitest';
import { keptChoice } from './kept-choice.ts';
import { letterShortcuts } from './letter-shortcuts.ts';
import { safeStorage } from './safe-storage.ts';
import { memoryStorage } from './testing/memory-storage.ts';

test('what is so from the start stays until somebody chooses otherwise, which the browser keeps', () => {
  const storage = memoryStorage();
  for (const isOnAtFirst of [true, false]) {
    const again = () => keptChoice(`choice.${isOnAtFirst}`, isOnAtFirst, storage);
    expect(again().isOn()).toBe(isOnAtFirst);
    again().choose(!isOnAtFirst);
    expect(again().isOn()).toBe(!isOnAtFirst);
    again().choose(isOnAtFirst);
    expect(again().isOn()).toBe(isOnAtFirst);
    expect(storage.keys('choice')).toEqual([]);
  }
});

test('where the browser keeps nothing a choice holds while the page is open', () => {
  const nothing = safeStorage(() => {
    throw new Error('blocked');
  });
  const choice = keptChoice('choice', true, nothing);
  choice.choose(false);
  expect(choice.isOn()).toBe(false);
  expect(keptChoice('choice', true, nothing).isOn()).toBe(true);
});

test('whoever shows it hears of a change, until they stop listening', () => {
  const choice = keptChoice('choice', false, memoryStorage());
  const heard = vi.fn();
  const stop = choice.subscribe(heard);
  choice.choose(true);
  stop();
  choice.choose(false);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('letters are kept where it outlives the tab and signing out, under a name that must not change', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  expect(letterShortcuts.isOn()).toBe(true);
  letterShortcuts.choose(false);
  expect([...kept]).toEqual([['lotse.letter-shortcuts', 'off']]);
  letterShortcuts.choose(true);
  expect([...kept]).toEqual([]);
  vi.unstubAllGlobals();
});
