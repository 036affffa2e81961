import { expect, test } from 'vitest';
import { KeyBurst } from './key-burst.ts';

/** Types a text with so many milliseconds before each key, Enter included. */
function typed(burst: KeyBurst, text: string, pause: number, from = 0): string | null {
  let at = from;
  for (const character of text) burst.add(character, (at += pause));
  return burst.end(at + pause);
}

test('what comes at once is a scan, and what a hand types is none', () => {
  expect(typed(new KeyBurst(), 'LO-104512', 4)).toBe('LO-104512');
  expect(typed(new KeyBurst(), 'LO-104512', 30)).toBe('LO-104512');
  expect(typed(new KeyBurst(), 'LO-104512', 50)).toBe('LO-104512');
  expect(typed(new KeyBurst(), '104512', 65)).toBe('104512');
  expect(typed(new KeyBurst(), 'LO-104512', 100)).toBeNull();
});

test('a few keys that were pressed together are none', () => {
  expect(typed(new KeyBurst(), '4,5', 4)).toBeNull();
  expect(typed(new KeyBurst(), '', 4)).toBeNull();
});

test('a quick hand types short measures and words', () => {
  expect(typed(new KeyBurst(), '12,50', 60)).toBeNull();
  expect(typed(new KeyBurst(), 'Schrauben', 60)).toBeNull();
});

test('one slow key makes all of them slow', () => {
  const burst = new KeyBurst();
  burst.add('4', 0);
  burst.add('7', 60);
  burst.add('1', 64);
  burst.add('1', 68);
  expect(burst.end(72)).toBeNull();
  // And says nothing of the next.
  expect(typed(burst, '4711', 4, 100)).toBe('4711');
});

test('what somebody has typed before does not belong to it', () => {
  const burst = new KeyBurst();
  expect(burst.add('7', 0)).toBe(true);
  expect(typed(burst, '4711', 4, 500)).toBe('4711');
  // And nothing of one scan to the next.
  expect(typed(burst, '4712', 4, 520)).toBe('4712');
});

test('an Enter that comes late is somebody’s own', () => {
  const burst = new KeyBurst();
  for (let at = 0; at < 5; at += 1) burst.add('7', at);
  expect(burst.end(400)).toBeNull();
});
