import { cleanup, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addShortcut } from './shortcut-registry.ts';
import { useLetters } from './useLetters.ts';

test('letters that a frame has switched off act again once it is gone', () => {
  const run = vi.fn<() => void>();
  const stop = addShortcut({ keys: 'P', label: 'Drucken', group: 'page', run });
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
  renderHook(() => useLetters(false));
  press();
  expect(run).not.toHaveBeenCalled();
  cleanup();
  press();
  expect(run).toHaveBeenCalledOnce();
  stop();
});
