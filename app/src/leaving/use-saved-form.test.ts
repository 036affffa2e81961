import { act, cleanup, renderHook } from '@testing-library/react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../browser/testing/memory-storage.ts';
import { useWrite } from '../data/use-write.ts';
import { write } from '../data/write.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { ApiError } from '../http/api-error.ts';
import { fakeConfirm } from './testing/fake-confirm.ts';
import { renderPageHook } from './testing/page-hook.ts';

const page = vi.hoisted(() => ({ confirm: undefined as unknown }));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ preloadToasts: async () => undefined }));
// The page's own client and session begin with the document.
vi.mock('../http/client.ts', () => ({ http: {} }));

const { useLeaveGuard } = await import('./use-leave-guard.ts');

let questions = fakeConfirm();
beforeEach(() => {
  questions = fakeConfirm();
  page.confirm = questions.confirm;
});
afterEach(cleanup);

const owner = { sub: 'person-1', orgCode: 'org_1' };
const contact = { name: 'contact', begun: 'etwas begonnen', schema: v.object({ city: v.string() }) };

/** A form that is built as docs/new-screen.md says: draft, guard, and a write that leads to the list. */
function open() {
  const answer = Promise.withResolvers<string>();
  const save = write<{ city: string }, string>(() => answer.promise);
  const place = {
    storage: memoryStorage(),
    presence: { announce: () => undefined, withdraw: () => undefined },
    now: () => new Date('2026-11-21T10:00:00.000Z'),
  };
  const form = renderPageHook(() => {
    const navigate = useNavigate();
    const draft = useDraft(contact, owner, place);
    useLeaveGuard(draft.standing.savedAt === null ? 'nothing' : 'draft', draft.clear);
    const saving = useWrite(save, {
      onDone() {
        draft.clear();
        void navigate('/contacts');
      },
    });
    return { draft, saving };
  });
  act(() => form.current().draft.keep({ city: 'Kiel' }));
  act(() => void form.current().saving.run({ city: 'Kiel' }));
  return { form, answer: () => act(async () => answer.resolve('saved')) };
}

test('a form that is saved is left without a question', async () => {
  const { form, answer } = open();
  await answer();
  await expect.poll(() => form.path()).toBe('/contacts');
  expect(questions.message()).toBeUndefined();
});

test('a form that is saved while it asks is left for where it leads itself', async () => {
  const { form, answer } = open();
  await form.go('/elsewhere');
  expect(questions.message()).toBeDefined();
  await answer();
  await expect.poll(() => form.path()).toBe('/contacts');
  expect(questions.message()).toBeUndefined();
});

test('what was sent and lost is sent with the same key after a reload, and with its own once it is done', async () => {
  const place = {
    storage: memoryStorage(),
    presence: { announce: () => undefined, withdraw: () => undefined },
    now: () => new Date(),
  };
  const sent: string[] = [];
  let isLost = true;
  const save = write(async (input: { city: string }, { idempotencyKey }) => {
    sent.push(idempotencyKey);
    if (isLost) throw new ApiError('timeout', 'no answer');
    return input.city;
  });
  const form = () =>
    renderHook(() => {
      const draft = useDraft(contact, owner, place);
      return { draft, saving: useWrite(save, { keys: draft.keys }) };
    });
  const send = async (page: ReturnType<typeof form>) => {
    await act(() => page.result.current.saving.run({ city: 'Kiel' }));
  };
  const first = form();
  act(() => first.result.current.draft.keep({ city: 'Kiel' }));
  await send(first);
  first.unmount();
  const second = form();
  isLost = false;
  await send(second);
  await send(second);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});
