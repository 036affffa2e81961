import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeConfirm } from './testing/fake-confirm.ts';
import { renderPageHook } from './testing/page-hook.ts';

const page = vi.hoisted(() => ({ confirm: undefined as unknown }));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ preloadToasts: async () => undefined }));

const { useHeldPart, useHeldParts } = await import('./use-held-parts.ts');

let questions = fakeConfirm();
beforeEach(() => {
  questions = fakeConfirm();
  page.confirm = questions.confirm;
});
afterEach(cleanup);

/** A page with two forms. */
function open() {
  return renderPageHook(() => {
    const parts = useHeldParts();
    return { panel: useHeldPart(parts, 'panel'), dialog: useHeldPart(parts, 'dialog') };
  });
}

test.each(['panel', 'dialog'] as const)('what is typed in the %s alone is asked about', async (part) => {
  const { current, go, path } = open();
  act(() => current()[part].onChangedChange(true));
  await go('/list');
  expect(questions.message()).toBeDefined();
  await questions.answer(false);
  expect(path()).toBe('/form');
  expect(current()[part].isChanged).toBe(true);
});

test('a form that holds nothing any more takes nothing from the other one', async () => {
  const { current, go, path } = open();
  act(() => current().panel.onChangedChange(true));
  act(() => current().dialog.onChangedChange(true));
  act(() => current().dialog.onChangedChange(false));
  await go('/list');
  expect(questions.message()).toBeDefined();
  await questions.answer(true);
  await expect.poll(() => path()).toBe('/list');
});

test('with nothing typed nobody is asked', async () => {
  const { go, path } = open();
  await go('/list');
  expect(path()).toBe('/list');
});
