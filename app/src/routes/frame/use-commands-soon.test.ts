import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCommandsSoon } from './LazyCommands.tsx';

function press(key: string, options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  act(() => void document.dispatchEvent(event));
  return event;
}

test('before its code has come Strg+K opens the palette, whose stand-in shows where the code is missing', () => {
  const onSearch = vi.fn<() => void>();
  const { result } = renderHook(() => useCommandsSoon(onSearch));
  expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(onSearch).toHaveBeenCalledOnce();
  expect(result.current[0]).toBe(true);
  expect(result.current[1]()).toEqual([]);
});

test('other keys are kept, the latest twenty', () => {
  const { result } = renderHook(() => useCommandsSoon(() => undefined));
  for (let count = 0; count < 50; count += 1) press('a');
  const last = press('n');
  const keys = result.current[1]();
  expect(keys).toHaveLength(20);
  expect(keys.at(-1)).toBe(last);
});
