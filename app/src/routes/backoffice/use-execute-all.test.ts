import { act, cleanup, renderHook } from '@testing-library/react';
import type { TestSample } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { testSamplesCopy as copy } from 'design-system/screens/backoffice/TestCenter/TestCenter.copy.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { setErrorReporter } from '../../monitoring/report-error.ts';

interface Sent {
  readonly params: { readonly id: string };
  readonly idempotencyKey: string;
}
const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: Sent) => Promise<unknown>>(),
  confirm: vi.fn<(request: ConfirmRequest) => Promise<boolean>>(),
  addToast: vi.fn<(toast: { readonly title: string }) => void>(),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({ useConfirm: () => page.confirm }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: page.addToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));

const { useExecuteAll } = await import('./use-execute-all.ts');

afterEach(cleanup);

const { told, runQuestion } = copy;
const samples = ['begun', 'refused', 'lost', 'broken'].map((id) => ({ id, items: 2 }) as TestSample);
const refusal = { status: 409, problem: { title: 'Läuft.', status: 409 } } as never;

test('what has not begun is told apart from what may have, and again it has the same keys', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  setErrorReporter(reported);
  const fault = new TypeError('of ours');
  page.confirm.mockImplementation(async ({ onAccept }) => (await onAccept?.(), true));
  page.call.mockImplementation(async (_, { params: { id } }) => {
    if (id === 'refused') throw new ApiError('conflict', 'runs', refusal);
    if (id === 'lost') throw new ApiError('timeout', 'no answer');
    if (id === 'broken') throw fault;
  });
  const { result } = renderHook(() => useExecuteAll());
  await act(async () => result.current.executeAll(samples, true));
  const titles = () => page.addToast.mock.calls.map(([{ title }]) => title);
  await expect.poll(titles).toEqual([told.allStarted(1), told.someNotStarted(2), told.someUnknown(1)]);
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);

  page.call.mockResolvedValue({});
  await act(async () => result.current.executeAll(samples, false));
  await expect.poll(titles).toHaveLength(4);
  expect(titles().at(-1)).toBe(told.allStarted(4));
  const keys = page.call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys.slice(4)).toEqual(keys.slice(0, 4));
  const asked = page.confirm.mock.calls.map(([{ tone, title }]) => [tone, title]);
  expect(asked).toEqual([
    ['neutral', runQuestion.titleOfPage],
    ['neutral', runQuestion.title],
  ]);
});

test('what has come to another execution meanwhile is executed again by a press', async () => {
  page.call.mockReset().mockRejectedValue(new ApiError('timeout', 'no answer'));
  page.confirm.mockImplementation(async ({ onAccept }) => (await onAccept?.(), true));
  const { result } = renderHook(() => useExecuteAll());
  const execute = (latest: string | null) =>
    act(async () =>
      result.current.executeAll([{ id: 's', items: 2, latest: latest && { id: latest } } as never], false),
    );
  for (const latest of [null, null, 'exe_1', 'exe_1']) await execute(latest);
  const keys = page.call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 2]);
});
