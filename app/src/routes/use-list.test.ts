// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, toListState } from './to-list-state.ts';
import type { Read } from './to-resource.ts';
import type { ListRead } from './use-list.ts';

const navigate = vi.hoisted(() => vi.fn<(href: string, options: object) => void>());
vi.mock('react-router', () => ({ useNavigate: () => navigate }));
// The page's own session begins with the document.
vi.mock('../session/use-session.ts', () => ({ useSession: () => ({ user: undefined }) }));
vi.mock('./to-refusal.ts', () => ({ toRefusal: () => 'refusal' }));

const { useList } = await import('./use-list.ts');

interface Tariffs {
  readonly items: readonly { readonly id: string }[];
  readonly totalItems: number;
  readonly totalPages: number;
}
interface TariffFilter {
  readonly country: string;
  readonly page: number;
}

const mutate = vi.fn(() => Promise.resolve());
const settled: ListRead<Tariffs> = { isLoading: false, isValidating: false, mutate };
const pending = { ...settled, isLoading: true, isValidating: true };
const page: Tariffs = { items: [{ id: 'trf_1' }], totalItems: 1, totalPages: 1 };
const germany: TariffFilter = { country: 'DE', page: 1 };
const austria: TariffFilter = { ...germany, country: 'AT' };

const toState = (read: Read<Tariffs>, asked: Asked<Tariffs, TariffFilter>) =>
  toListState(read, { ...asked, isEmpty: () => false });

function open(filter: TariffFilter, read: ListRead<Tariffs>) {
  const { result, rerender } = renderHook(
    (asked: { filter: TariffFilter; read: ListRead<Tariffs> }) =>
      useList(asked.read, asked.filter, toState, (to) => `?page=${to}`),
    { initialProps: { filter, read } },
  );
  return { list: () => result.current, ask: rerender };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the latest rows stay in sight, as those of their filter, until the answer is there', () => {
  const { list, ask } = open(germany, { ...settled, data: page });
  ask({ filter: austria, read: pending });
  expect(list().latest).toEqual({ filter: germany, page });
  expect(list().state).toMatchObject({ kind: 'ready', value: { shown: germany }, isOlder: true });
  const own = { ...page, items: [{ id: 'trf_2' }] };
  ask({ filter: austria, read: { ...settled, data: own } });
  expect(list().latest).toEqual({ filter: austria, page: own });
  expect(list().state).toMatchObject({ kind: 'ready', value: { items: own.items, shown: austria } });
});

test('a first answer that takes long says so', async () => {
  const { list } = open(germany, pending);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(list().state).toEqual({ kind: 'loading', isSlow: true });
});

test('a page beyond the end leads to the last one, and asking again asks for this page', async () => {
  const { list } = open({ ...germany, page: 9 }, { ...settled, data: { ...page, items: [], totalPages: 2 } });
  expect(navigate.mock.calls).toEqual([['?page=2', { replace: true, preventScrollReset: true }]]);
  expect(list().state).toMatchObject({ kind: 'loading' });
  await list().retry();
  expect(mutate).toHaveBeenCalledOnce();
});

test('the rows of before stay in sight while a page that is there no more makes way for the last one', () => {
  const second = { ...germany, page: 2 };
  const { list, ask } = open(second, { ...settled, data: { ...page, totalPages: 2 } });
  const none = { ...settled, data: { items: [], totalItems: 0, totalPages: 0 } };
  ask({ filter: second, read: none });
  expect(list().state).toMatchObject({ kind: 'ready', value: { items: page.items }, isRefreshing: true });
  ask({ filter: second, read: { ...none } });
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['?page=1']);
  ask({ filter: germany, read: none });
  expect(list().state).toEqual({ kind: 'noHits' });
});
