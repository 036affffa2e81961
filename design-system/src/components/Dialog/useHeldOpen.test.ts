import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { HoldOpenContext, useHeldOpen, useHoldOpen } from './useHeldOpen.ts';

afterEach(cleanup);

/** Whether it is held open, as the overlay has been told last. */
const shown: boolean[] = [];
function Part({ isHolding }: { readonly isHolding: boolean }) {
  useHoldOpen(isHolding);
  return null;
}
function Overlay({ parts }: { readonly parts: readonly boolean[] }) {
  const { isHeld, holdOpen } = useHeldOpen();
  shown.push(isHeld);
  const content = parts.map((isHolding, index) => createElement(Part, { key: index, isHolding }));
  return createElement(HoldOpenContext, { value: holdOpen }, content);
}

test('an overlay is held open as long as one of its parts holds it', () => {
  const { rerender } = render(createElement(Overlay, { parts: [false, false] }));
  const show = (...parts: boolean[]) => act(() => rerender(createElement(Overlay, { parts })));
  expect(shown.at(-1)).toBe(false);
  show(true, true);
  show(true, false);
  expect(shown.at(-1)).toBe(true);
  // A part that goes holds nothing any more.
  show();
  expect(shown.at(-1)).toBe(false);
});

test('outside of an overlay there is nothing to hold', () => {
  expect(() => render(createElement(Part, { isHolding: true }))).not.toThrow();
});
