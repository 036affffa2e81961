// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Shipment, ShipmentsPage, StatusGroup } from 'contract';
import { statusGroups } from 'contract';
import { noFilter } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../data/read.ts';
import { ApiError } from '../../http/api-error.ts';

interface FakeRead {
  data?: ShipmentsPage;
  error?: ApiError;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

const { reads } = vi.hoisted(() => ({ reads: new Map<string, FakeRead>() }));
const navigate = vi.hoisted(() => vi.fn<(href: string, options: object) => void>());
vi.mock('react-router', () => ({ useNavigate: () => navigate }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/use-read.ts', () => ({
  useRead: ({ options }: Question) => reads.get(JSON.stringify(options.query)) ?? pending,
}));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ user: undefined }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => 'refusal' }));

const { toQuery } = await import('../../data/shipments.ts');
const { useShipmentList } = await import('./use-shipment-list.ts');

const settled = { isLoading: false, isValidating: false, mutate: vi.fn(() => Promise.resolve()) };
const pending: FakeRead = { ...settled, isLoading: true, isValidating: true };
const failed: FakeRead = { ...settled, error: new ApiError('offline', 'gone') };

const all = noFilter;
const exceptions: ShipmentsFilter = { ...all, status: 'exception' };
const kiel: ShipmentsFilter = { ...all, search: 'Kiel' };

function pageOf(id: string, totalItems = 26): ShipmentsPage {
  const statusCounts = Object.fromEntries(statusGroups.map((group) => [group, totalItems])) as Record<
    StatusGroup,
    number
  >;
  return {
    items: totalItems === 0 ? [] : [{ id } as Shipment],
    totalItems,
    totalPages: 2,
    statusCounts,
  };
}

const answer = (filter: ShipmentsFilter, read: FakeRead) => reads.set(JSON.stringify(toQuery(filter)), read);

beforeEach(() => {
  vi.useFakeTimers();
  reads.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(filter: ShipmentsFilter) {
  const { result, rerender } = renderHook(
    (asked: ShipmentsFilter) => useShipmentList(asked, (to) => `?page=${to}`),
    {
      initialProps: filter,
    },
  );
  return { list: () => result.current, ask: (asked: ShipmentsFilter) => rerender(asked) };
}

test('rows of before stay in sight under another tab, as those of their own, until its own are there', () => {
  const page = pageOf('shp_1');
  answer(all, { ...settled, data: page });
  const { list, ask } = open(all);
  ask(exceptions);
  expect(list().state).toMatchObject({
    kind: 'ready',
    value: { items: page.items, shown: all },
    isOlder: true,
    isRefreshing: true,
  });
  expect(list().counts).toBe(page.statusCounts);
  answer(exceptions, failed);
  ask(exceptions);
  expect(list().state).toMatchObject({ kind: 'ready', value: { shown: all }, failure: {} });
  const own = pageOf('shp_2');
  answer(exceptions, { ...settled, data: own });
  ask(exceptions);
  expect(list().state).toMatchObject({ kind: 'ready', value: { items: own.items, shown: exceptions } });
  expect(list().state).not.toHaveProperty('failure');
  expect(list().state).not.toHaveProperty('isOlder');
});

test('the latest answer is the one that stays, and counts are those of its search alone', () => {
  answer(all, { ...settled, data: pageOf('shp_1') });
  answer(exceptions, { ...settled, data: pageOf('shp_2') });
  const { list, ask } = open(all);
  ask(exceptions);
  ask(kiel);
  expect(list().state).toMatchObject({ value: { shown: exceptions } });
  expect(list().counts).toBeUndefined();
});

test('a first answer that takes long says so', async () => {
  const { list } = open(all);
  expect(list().state).toEqual({ kind: 'loading', isSlow: false });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(list().state).toEqual({ kind: 'loading', isSlow: true });
});

test('a page beyond the end leads to the last one, and asking again asks for this page', async () => {
  const beyond = { ...all, page: 9 };
  answer(beyond, { ...settled, data: pageOf('', 0) });
  const { list } = open(beyond);
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['?page=2']);
  await list().retry();
  expect(settled.mutate).toHaveBeenCalledOnce();
});
