import type { ToastMessage } from 'design-system/components/Toast';
import { expect, test, vi } from 'vitest';
import { offerNewBuild } from './offer-new-build.ts';

function setUp({ path = '/list', holds = false, isForm = false, mayReload = true } = {}) {
  const listeners = new Set<() => void>();
  const now = { path, holds, isForm, writes: false };
  const toasts: ToastMessage[] = [];
  const reload = vi.fn<() => void>();
  offerNewBuild({
    path: () => now.path,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    holdsInput: () => now.holds,
    isWriting: () => now.writes,
    isInForm: () => now.isForm || now.holds,
    show: (toast) => toasts.push(toast),
    mayReload: () => mayReload,
    reload,
  });
  return {
    reload,
    offered: () => toasts.map(({ action }) => action?.label),
    press: () => toasts.at(-1)?.action?.onAction(),
    change: (next: Partial<typeof now>) => {
      Object.assign(now, next);
      for (const listener of listeners) listener();
    },
  };
}

test('whoever presses has it at once', () => {
  const { offered, press, reload } = setUp();
  expect(offered()).toEqual(['Jetzt laden']);
  press();
  expect(reload).toHaveBeenCalledOnce();
});

test('it comes with the next page, once, and not with another query of the same page', () => {
  const { change, reload } = setUp();
  change({});
  expect(reload).not.toHaveBeenCalled();
  change({ path: '/contacts' });
  change({ path: '/list' });
  expect(reload).toHaveBeenCalledOnce();
});

test('never over input: it waits until the form that was left has let go of it', () => {
  const { change, offered, press, reload } = setUp({ path: '/form', holds: true });
  expect(offered()).toEqual(['Nach dem Abschließen laden']);
  press();
  change({ holds: false });
  expect(reload, 'the form is still open').not.toHaveBeenCalled();
  change({ holds: true });
  change({ path: '/list' });
  expect(reload).not.toHaveBeenCalled();
  change({ holds: false });
  expect(reload).toHaveBeenCalledOnce();
});

test('never over a write: the next page, or a press, waits for its outcome', () => {
  const left = setUp();
  left.change({ path: '/contacts', writes: true });
  expect(left.reload).not.toHaveBeenCalled();
  left.change({ writes: false });
  expect(left.reload).toHaveBeenCalledOnce();

  const pressed = setUp({ mayReload: false });
  pressed.change({ writes: true });
  pressed.press();
  expect(pressed.reload).not.toHaveBeenCalled();
  pressed.change({ writes: false });
  expect(pressed.reload).toHaveBeenCalledOnce();
});

test('in a form without input nothing is loaded before it is left', () => {
  const { change, press, reload } = setUp({ path: '/form', isForm: true });
  press();
  expect(reload).not.toHaveBeenCalled();
  change({ path: '/list', isForm: false });
  expect(reload).toHaveBeenCalledOnce();
});

test('input that came after the offer turns it into one for later', () => {
  const { change, offered, press, reload } = setUp();
  change({ holds: true });
  press();
  expect(reload).not.toHaveBeenCalled();
  expect(offered()).toEqual(['Jetzt laden', 'Nach dem Abschließen laden']);
});

test('where it was loaded already to no avail, only the person loads it', () => {
  const { change, press, reload } = setUp({ mayReload: false });
  change({ path: '/contacts' });
  change({ path: '/list' });
  expect(reload).not.toHaveBeenCalled();
  press();
  expect(reload).toHaveBeenCalledOnce();
});
