import { cleanup } from '@testing-library/react';
import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Kept } from '../drafts/draft-presence.ts';
import { fakeConfirm } from './testing/fake-confirm.ts';
import { renderPageHook } from './testing/page-hook.ts';
import { heldInput } from './unsaved-input.ts';

const page = vi.hoisted(() => ({ confirm: undefined as unknown }));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ preloadToasts: async () => undefined }));

const { useLeaveGuard } = await import('./use-leave-guard.ts');

let questions = fakeConfirm();
const onLoss = vi.fn<() => void>();

beforeEach(() => {
  questions = fakeConfirm();
  page.confirm = questions.confirm;
  onLoss.mockReset();
});
afterEach(cleanup);

/** A page that holds something, and can come to hold something else. */
function open(first: Kept) {
  return renderPageHook(() => {
    const [held, hold] = useState(first);
    useLeaveGuard(held, onLoss);
    return hold;
  });
}

/** The answer has been given and the page has taken it in. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a page that holds nothing is left without a question', async () => {
  const form = open('nothing');
  await form.go('/list');
  expect(form.path()).toBe('/list');
  expect(heldInput()).toBe('nothing');
});

test('input is lost by a yes alone', async () => {
  const form = open('draft');
  expect(heldInput()).toBe('draft');
  await form.go('/list');
  expect(questions.message()).toBe(leaveCopy.specified.message);
  await questions.answer(false);
  expect(form.path()).toBe('/form');
  expect(onLoss).not.toHaveBeenCalled();
  await form.go('/list');
  await questions.answer(true);
  await expect.poll(() => form.path()).toBe('/list');
  expect(onLoss).toHaveBeenCalledOnce();
});

test('an open order is told, and leaving forgets nothing of it', async () => {
  const form = open('order');
  expect(heldInput()).toBe('order');
  await form.go('/list');
  expect(questions.message()).toBe(leaveCopy.ordering.message);
  await questions.answer(true);
  await expect.poll(() => form.path()).toBe('/list');
  expect(onLoss).not.toHaveBeenCalled();
});

test('who was told that an order goes on loses nothing, though it has failed meanwhile', async () => {
  const form = open('order');
  await form.go('/list');
  await holdNow(form, 'draft');
  await questions.answer(true);
  await expect.poll(() => form.path()).toBe('/list');
  expect(onLoss).not.toHaveBeenCalled();
});

test('a question goes with its form, and a late answer to it changes nothing', async () => {
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  process.on('unhandledRejection', note);
  // This one ignores its signal, as an answer does that is given at the same moment.
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const requests: { readonly signal?: AbortSignal }[] = [];
  page.confirm = (request: { readonly signal?: AbortSignal }) => {
    requests.push(request);
    return promise;
  };
  const form = open('order');
  await form.go('/list');
  await holdNow(form, 'nothing');
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  await form.go('/done');
  resolve(true);
  await settled();
  process.off('unhandledRejection', note);
  expect(form.path()).toBe('/done');
  expect(errors).toEqual([]);
});

test('input that comes after a question has gone is no reason to ask it again', async () => {
  const form = open('draft');
  await form.go('/list');
  await holdNow(form, 'nothing');
  expect(questions.message()).toBeUndefined();
  await holdNow(form, 'draft');
  expect(questions.message()).toBeUndefined();
  expect(form.path()).toBe('/form');
  await form.go('/list');
  expect(questions.message()).toBe(leaveCopy.specified.message);
});

async function holdNow(form: ReturnType<typeof open>, held: Kept): Promise<void> {
  form.current()(held);
  await settled();
}
