import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey } from '../drafts/draft-keys.ts';
import { nobody, signedIn } from '../session/testing/snapshots.ts';
import { leaveQuestion } from './leave-question.ts';
import { fakeConfirm } from './testing/fake-confirm.ts';

const words = vi.hoisted(() => ({ areMissing: false }));
vi.mock('./sign-out-question.ts', async (original) => {
  const { toSignOutQuestion } = await original<{ toSignOutQuestion: unknown }>();
  return {
    get toSignOutQuestion() {
      if (words.areMissing) throw new TypeError('Failed to fetch dynamically imported module');
      return toSignOutQuestion;
    },
  };
});
const page = vi.hoisted(() => ({ confirm: undefined as unknown, snapshot: undefined as unknown }));
const signOut = vi.hoisted(() => vi.fn<() => void>());
// The page's own session begins with the document.
vi.mock('../services.ts', () => ({ session: { getSnapshot: () => page.snapshot, signOut } }));
vi.mock('design-system/components/ConfirmProvider', () => ({ useConfirm: () => page.confirm }));

const { useSignOut } = await import('./use-sign-out.ts');

let questions = fakeConfirm();
beforeEach(() => {
  signOut.mockReset();
  words.areMissing = false;
  sessionStorage.clear();
  questions = fakeConfirm();
  page.confirm = questions.confirm;
  page.snapshot = signedIn();
});
afterEach(cleanup);

const press = () => void renderHook(() => useSignOut()).result.current();
const begun = 'einen Kontakt geändert und noch nicht gespeichert';
const keep = (sub: string) =>
  sessionStorage.setItem(draftKey('contact'), JSON.stringify({ owner: { sub, orgCode: 'o' }, begun }));

test.each([
  ['nothing is kept', () => undefined],
  ['the draft is somebody else’s', () => keep('other')],
  ['nobody is known', () => (keep('s'), (page.snapshot = nobody))],
])('where %s the way out is free', async (_, prepare) => {
  prepare();
  press();
  await expect.poll(() => signOut).toHaveBeenCalledOnce();
  expect(questions.message()).toBeUndefined();
});

test('a draft of any form is asked about, once, and who stays is not signed out', async () => {
  keep('s');
  press();
  await expect.poll(() => questions.message()).toContain(`Sie haben ${begun}.`);
  await questions.answer(false);
  expect(signOut).not.toHaveBeenCalled();
  press();
  await expect.poll(() => questions.message()).toBeDefined();
  await questions.answer(true);
  expect(signOut).toHaveBeenCalledOnce();
});

test('where the words of the question cannot be had it is asked in those of leaving a page', async () => {
  words.areMissing = true;
  keep('s');
  press();
  await expect.poll(() => questions.message()).toBe(leaveQuestion.message);
  expect(signOut).not.toHaveBeenCalled();
  await questions.answer(true);
  expect(signOut).toHaveBeenCalledOnce();
});
