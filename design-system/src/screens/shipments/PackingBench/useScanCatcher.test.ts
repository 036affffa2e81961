import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScanCatcher } from './useScanCatcher.ts';

let weight: HTMLInputElement;
let field: HTMLInputElement;
let now = 1000;
const onScan = vi.fn<(number: string) => void>();

/** One key and what it writes, so many milliseconds after the one before. @returns whether its own effect took place */
function press(key: string, pause: number): boolean {
  now += pause;
  const target = document.activeElement as HTMLInputElement;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  const isLeft = target.dispatchEvent(event);
  if (isLeft && key.length === 1) (document.activeElement as HTMLInputElement).value += key;
  return isLeft;
}

function type(text: string, pause: number, end: string): boolean {
  for (const key of text) press(key, pause);
  return press(end, pause);
}

beforeEach(() => {
  document.body.replaceChildren();
  weight = document.body.appendChild(document.createElement('input'));
  field = document.body.appendChild(document.createElement('input'));
  onScan.mockClear();
  now += 1000;
  renderHook(() => useScanCatcher({ current: field }, onScan));
});

afterEach(cleanup);

test.each([
  [4, 'Enter'],
  [4, 'Tab'],
  [50, 'Enter'],
  [50, 'Tab'],
  [60, 'Tab'],
])('a scan into the weight is taken out of it: %i ms a key, ended by %s', (pause, end) => {
  weight.focus();
  weight.value = '2,5';
  const hasMoved = type('LO-104512', pause, end);
  expect(onScan).toHaveBeenCalledExactlyOnceWith('LO-104512');
  expect(weight.value).toBe('2,5');
  expect(hasMoved).toBe(false);
});

test('a scan of digits is no weight either', () => {
  weight.focus();
  type('00340433836442636597', 50, 'Enter');
  expect(onScan).toHaveBeenCalledExactlyOnceWith('00340433836442636597');
  expect(weight.value).toBe('');
});

test('what somebody types stays, and Tab leads on', () => {
  weight.focus();
  expect(type('12,5', 50, 'Tab')).toBe(true);
  expect(type('104512', 140, 'Tab')).toBe(true);
  expect(onScan).not.toHaveBeenCalled();
  expect(weight.value).toBe('12,5104512');
});

test('Tab ends a scan into its own field, and leads on after what somebody typed', () => {
  field.focus();
  expect(type('LO-104512', 50, 'Tab')).toBe(false);
  expect(onScan).toHaveBeenCalledExactlyOnceWith('LO-104512');
  expect(type('4711', 140, 'Tab')).toBe(true);
  expect(onScan).toHaveBeenCalledOnce();
});

test('a scan where nobody can write is whole in the field', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(type('LO-104512', 50, 'Tab')).toBe(false);
  expect(onScan).toHaveBeenCalledExactlyOnceWith('LO-104512');
});

/** A key that Ctrl is held for. @returns whether its own effect took place */
function pressWithControl(key: string, code: string, pause: number): boolean {
  now += pause;
  const init = { key, code, ctrlKey: true, bubbles: true, cancelable: true };
  const event = new KeyboardEvent('keydown', init);
  Object.defineProperty(event, 'timeStamp', { value: now });
  return (document.activeElement as HTMLInputElement).dispatchEvent(event);
}

test.each([']', '+', '^'])(
  'the sign between the parts of a barcode, sent as Ctrl and %s, parts no scan',
  (key) => {
    weight.focus();
    weight.value = '2,5';
    for (const digit of '42073557') press(digit, 20);
    pressWithControl('Control', 'ControlLeft', 20);
    // Neither does the window become larger.
    expect(pressWithControl(key, 'BracketRight', 20)).toBe(false);
    type('00340433836442636597', 20, 'Enter');
    expect(onScan).toHaveBeenCalledExactlyOnceWith('42073557\u241D00340433836442636597');
    expect(weight.value).toBe('2,5');
  },
);

test('it stands in the field for scans, too', () => {
  field.focus();
  for (const digit of '42073557') press(digit, 20);
  pressWithControl(']', 'BracketRight', 20);
  type('00340433836442636597', 20, 'Tab');
  expect(onScan).toHaveBeenCalledExactlyOnceWith('42073557\u241D00340433836442636597');
});

test.each([
  ['Tab', 'Enter'],
  ['Enter', 'Enter'],
  ['Enter', 'Tab'],
])('%s and %s after a scan end it once, and press nothing', (end, more) => {
  weight.focus();
  expect(type('LO-104512', 20, end)).toBe(false);
  expect(press(more, 20)).toBe(false);
  expect(type('LO-104513', 4, end)).toBe(false);
  expect(onScan.mock.calls).toEqual([['LO-104512'], ['LO-104513']]);
  // A hand is slower.
  expect(press(more, 300)).toBe(true);
});

test('a line feed after a scan opens no downloads, and ends one by itself', () => {
  weight.focus();
  type('LO-104512', 20, 'Enter');
  expect(pressWithControl('j', 'KeyJ', 20)).toBe(false);
  for (const character of 'LO-104513') press(character, 20);
  expect(pressWithControl('j', 'KeyJ', 20)).toBe(false);
  expect(onScan.mock.calls).toEqual([['LO-104512'], ['LO-104513']]);
  field.focus();
  // Enter is the field's.
  expect(type('LO-104514', 20, 'Enter')).toBe(true);
  expect(pressWithControl('J', 'KeyJ', 20)).toBe(false);
  expect(pressWithControl('j', 'KeyJ', 500)).toBe(true);
});

test('a sign that AltGr writes is a part of the scan', () => {
  weight.focus();
  weight.value = '2,5';
  // Windows tells of AltGr that Ctrl and Alt are held.
  const held = { ctrlKey: true, altKey: true, bubbles: true, cancelable: true };
  for (const key of ['Control', 'AltGraph', ']']) {
    now += 20;
    const event = new KeyboardEvent('keydown', { ...held, key });
    Object.defineProperty(event, 'timeStamp', { value: now });
    weight.dispatchEvent(event);
    if (key.length === 1) weight.value += key;
  }
  type('C100340433836442636597', 20, 'Enter');
  expect(onScan).toHaveBeenCalledExactlyOnceWith(']C100340433836442636597');
  expect(weight.value).toBe('2,5');
});

test('Ctrl+] after what somebody typed is the browser’s', () => {
  weight.focus();
  press('4', 140);
  expect(pressWithControl(']', 'BracketRight', 500)).toBe(true);
});
