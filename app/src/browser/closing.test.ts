import { expect, test } from 'vitest';
import { askBeforeClosing, leaveUnasked } from './closing.ts';

function isAsked(page: Window): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('whoever closes a page that holds input is asked, and the app itself is not', () => {
  const page = new EventTarget() as Window;
  let holdsInput = false;
  const stop = askBeforeClosing(page, () => holdsInput);
  page.dispatchEvent(new Event('pageshow'));
  expect(isAsked(page)).toBe(false);
  holdsInput = true;
  expect(isAsked(page)).toBe(true);
  leaveUnasked(() => expect(isAsked(page)).toBe(false));
  expect(isAsked(page)).toBe(false);
  // The browser has kept the page, and shows it again.
  page.dispatchEvent(new Event('pageshow'));
  expect(isAsked(page)).toBe(true);
  stop();
  expect(isAsked(page)).toBe(false);
});
