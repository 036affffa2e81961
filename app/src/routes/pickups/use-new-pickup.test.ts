import { act, cleanup } from '@testing-library/react';
import type { PickupDraft, PickupInput } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { fakeConfirm } from '../../leaving/testing/fake-confirm.ts';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';
import { signedIn } from '../../session/testing/snapshots.ts';

const page = vi.hoisted(() => ({ confirm: undefined as unknown, snapshot: undefined as unknown }));
const api = vi.hoisted(() => ({
  order:
    vi.fn<(draft: object, context: { idempotencyKey: string; signal: AbortSignal }) => Promise<unknown>>(),
  read: vi.fn<(question: string) => object>(),
  addToast: vi.fn<(toast: { tone: string; title: string }) => void>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../services.ts', () => ({
  session: { getPermission: () => ({ isGranted: false }), getSnapshot: () => page.snapshot },
}));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => page.snapshot }));
vi.mock('../../http/client.ts', () => ({
  http: {
    call: (_: unknown, { body, ...context }: { body: object; idempotencyKey: string; signal: AbortSignal }) =>
      api.order(body, context),
  },
}));
vi.mock('../../data/use-read.ts', () => ({
  useRead: (question: { endpoint: { path: string } } | null) => api.read(question?.endpoint.path ?? ''),
}));
vi.mock('./use-ready.ts', () => ({ useReady: () => null }));
vi.mock('../../data/cache.ts', () => ({ refresh: async () => undefined }));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  preloadToasts: async () => undefined,
  addToast: api.addToast,
}));

const { useNewPickup } = await import('./use-new-pickup.ts');

const loading = { data: undefined, error: undefined, isLoading: true, isValidating: true };
const failed = { ...loading, error: new ApiError('offline', 'x'), isLoading: false };
const now = new Date('2026-11-20T12:00:00.000Z');
const pickup = { startAt: '2026-11-21', totalPackages: 3 } as PickupDraft;
const made = { id: 'pck_1', isRecurring: false };
const lost = new ApiError('timeout', 'no answer');

let questions = fakeConfirm();
let answer = Promise.withResolvers<object>();
beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  questions = fakeConfirm();
  page.confirm = questions.confirm;
  page.snapshot = signedIn();
  api.read.mockReturnValue(failed);
  answer = Promise.withResolvers();
  api.order.mockReturnValue(answer.promise);
});
afterEach(cleanup);

const onCreated = vi.fn<(isRecurring: boolean) => void>();
const openForm = () => renderPageHook(() => useNewPickup(now, onCreated));
type Form = ReturnType<typeof openForm>;
const inputOf = (form: Form): PickupInput => {
  const { initialInput } = form.current();
  if (!initialInput) throw new Error('The form has not begun');
  return initialInput;
};
const type = (form: Form) => act(() => form.current().onChange({ ...inputOf(form), totalPackages: '3' }));
const order = (form: Form) => act(async () => form.current().onSubmit(pickup));
/** Reads what the page has by now. */
const rerender = (form: Form) => {
  for (const isChanged of [true, false]) act(() => form.current().onChangedChange(isChanged));
};
const keys = () => api.order.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

test('a form that is there stays there when what it begins with is asked for again', () => {
  api.read.mockReturnValue(loading);
  const form = openForm();
  expect(form.current().initialInput).toBeUndefined();
  api.read.mockReturnValue(failed);
  rerender(form);
  const input = inputOf(form);
  api.read.mockReturnValue(loading);
  rerender(form);
  expect(form.current().initialInput).toBe(input);
});

test('what is ordered is told and shown, and nothing is kept of it', async () => {
  const form = openForm();
  type(form);
  expect(sessionStorage).toHaveLength(1);
  await order(form);
  await act(async () => answer.resolve(made));
  expect(onCreated).toHaveBeenCalledWith(false);
  expect(api.addToast.mock.calls).toMatchObject([[{ tone: 'success' }]]);
  expect(sessionStorage).toHaveLength(0);
});

test('whoever goes while it is ordered has ordered it, is told so, and is led nowhere', async () => {
  const form = openForm();
  type(form);
  await order(form);
  await form.go('/elsewhere');
  await questions.answer(true);
  expect(form.path()).toBe('/elsewhere');
  expect(api.order.mock.lastCall?.[1].signal?.aborted).not.toBe(true);
  await act(async () => answer.resolve(made));
  await expect.poll(() => api.addToast.mock.calls).toMatchObject([[{ tone: 'success' }]]);
  expect(onCreated).not.toHaveBeenCalled();
});

test('whoever goes is told as well that nobody knows whether it is ordered', async () => {
  const form = openForm();
  type(form);
  await order(form);
  await form.go('/elsewhere');
  await questions.answer(true);
  await act(async () => answer.reject(lost));
  await expect
    .poll(() => api.addToast.mock.calls)
    .toMatchObject([[{ title: expect.stringMatching(/^Wir wissen nicht/) }]]);
});

test('after a lost answer and a reload the same is ordered with the same key', async () => {
  const first = openForm();
  type(first);
  await order(first);
  await act(async () => answer.reject(lost));
  cleanup();
  const second = openForm();
  expect(inputOf(second).totalPackages).toBe('3');
  expect(second.current().restoredFrom).not.toBeNull();
  await order(second);
  const [before, after] = keys();
  expect(after).toBe(before);
});

test('a draft that is discarded begins anew', () => {
  type(openForm());
  cleanup();
  const form = openForm();
  act(() => form.current().onDiscardDraft());
  expect(inputOf(form).totalPackages).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
