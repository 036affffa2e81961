import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addShortcut,
  followShortcuts,
  listShortcuts,
  replayKey,
  switchLetters,
} from './shortcut-registry.ts';

const ran = vi.fn<(what: string) => void>();
let stops: (() => void)[] = [];
const add = (keys: string, name = keys) =>
  stops.push(addShortcut({ keys, label: name, group: 'page', run: () => ran(name) }));

beforeEach(() => {
  document.body.innerHTML = `<main><button id="button">x</button><input id="text"><input id="tick" type="checkbox">
    <div role="menu"><div id="entry" tabindex="0">x</div></div>
    <div id="editor" contenteditable="true" tabindex="0"><b id="bold">x</b></div></main>
    <div role="dialog"><button id="inside">x</button></div>`;
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  ran.mockReset();
  switchLetters(true);
  vi.useRealTimers();
});

/** Presses a key and says whether it was taken from the browser. */
function press(key: string, options: KeyboardEventInit = {}, id = 'button'): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
}
const done = () => ran.mock.calls.map(([what]) => what);

test('a letter acts in both cases, with a locked shift key too, and a sign with the shift key that it needs', () => {
  add('N');
  add('?');
  expect(press('n')).toBe(true);
  expect(press('N')).toBe(true);
  expect(press('?', { shiftKey: true })).toBe(true);
  expect(done()).toEqual(['N', 'N', '?']);
});

test.each([
  ['Strg', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['AltGr', { altKey: true, ctrlKey: true }],
  ['the shift key', { shiftKey: true }],
])('a letter with %s is another', (_, held) => {
  add('N');
  expect(press('shiftKey' in held ? 'N' : 'n', held)).toBe(false);
  expect(done()).toEqual([]);
});

test.each(['text', 'entry', 'editor', 'bold', 'inside'])('a letter in %s is written', (id) => {
  add('N');
  expect(press('n', {}, id)).toBe(false);
  expect(done()).toEqual([]);
});

test('a letter on a checkbox acts', () => {
  add('N');
  press('n', {}, 'tick');
  expect(done()).toEqual(['N']);
});

test('below a dialog that the page waits for nothing acts, wherever the focus is', () => {
  add('N');
  add('Strg+K');
  document.querySelector('main')?.setAttribute('aria-hidden', 'true');
  press('n');
  press('k', { ctrlKey: true });
  expect(done()).toEqual([]);
});

test('in a dialog beside the page keys with Strg act, and letters are its own', () => {
  add('N');
  add('Strg+K');
  expect(press('k', { ctrlKey: true }, 'inside')).toBe(true);
  expect(press('n', {}, 'inside')).toBe(false);
  expect(done()).toEqual(['Strg+K']);
});

test('Strg and a letter act while somebody writes, on a Mac with its own key', () => {
  add('Strg+K');
  expect(press('k', { ctrlKey: true }, 'text')).toBe(true);
  expect(press('k', { metaKey: true }, 'text')).toBe(true);
  expect(press('k', {}, 'button')).toBe(false);
  expect(done()).toEqual(['Strg+K', 'Strg+K']);
});

test('Strg+Z takes back what was typed where somebody writes, and acts elsewhere', () => {
  add('Strg+Z');
  expect(press('z', { ctrlKey: true }, 'text')).toBe(false);
  expect(press('z', { ctrlKey: true })).toBe(true);
  expect(done()).toEqual(['Strg+Z']);
});

test('a key that is held acts once, and one that somebody else has taken not at all', () => {
  add('N');
  press('n', { repeat: true });
  press('n', { isComposing: true });
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press('n');
  expect(done()).toEqual([]);
});

test('a key from before the frame listened acts, but not a second time where the page has obeyed it', () => {
  add('P');
  const early: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => early.push(event);
  document.addEventListener('keydown', keep);
  press('p');
  press('n');
  document.removeEventListener('keydown', keep);
  add('N');
  for (const event of early) replayKey(event);
  expect(done()).toEqual(['P', 'N']);
});

test('two keys act one after the other, and the second alone is itself', () => {
  add('G S');
  add('G K');
  add('S', 'alone');
  expect(press('g')).toBe(false);
  press('k');
  press('s');
  press('g');
  press('s');
  expect(done()).toEqual(['G K', 'alone', 'G S']);
});

test('a second key that belongs to nothing is itself, and so is one that comes late', () => {
  add('G S');
  add('N');
  add('S', 'alone');
  press('g');
  press('n');
  press('s');
  expect(done()).toEqual(['N', 'alone']);
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
  press('g');
  now.mockReturnValue(2501);
  press('s');
  now.mockRestore();
  expect(done()).toEqual(['N', 'alone', 'alone']);
});

test('letters can be switched off, and the others stay', () => {
  add('N');
  add('G S');
  add('Strg+K');
  switchLetters(false);
  press('n');
  press('g');
  press('s');
  press('k', { ctrlKey: true });
  expect(done()).toEqual(['Strg+K']);
});

test('of the same keys the latest act, and the former again once they are gone', () => {
  add('P', 'list');
  const stop = addShortcut({ keys: 'P', label: 'panel', group: 'page', run: () => ran('panel') });
  press('p');
  stop();
  press('p');
  expect(done()).toEqual(['panel', 'list']);
});

test('what is listed only leaves its keys to the page', () => {
  stops.push(addShortcut({ keys: 'Strg+E', label: 'listed', group: 'page' }));
  expect(press('e', { ctrlKey: true })).toBe(false);
});

test('who shows the list hears of changes', () => {
  const changed = vi.fn<() => void>();
  const stop = followShortcuts(changed);
  add('N');
  expect(listShortcuts().map(({ keys }) => keys)).toEqual(['N']);
  stops.pop()?.();
  expect(listShortcuts()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});
