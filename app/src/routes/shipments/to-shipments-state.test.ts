import { statusGroups } from 'contract';
import type { Shipment, ShipmentsPage, StatusGroup } from 'contract';
import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { type Read, toDetailState, toShipmentsState } from './to-shipments-state.ts';

const failure = new ApiError('server', '', { status: 503, requestId: 'r-1', retryAfterSeconds: 7 });
const failureDetails = {
  at: failure.time.toISOString(),
  status: 503,
  requestId: 'r-1',
  retryAfterSeconds: 7,
};
/** What it holds is the screen's business alone. */
const shipment = { id: 'shp_1' } as Shipment;

const counts = (all: number): ShipmentsPage['statusCounts'] => ({
  ...(Object.fromEntries(statusGroups.map((group) => [group, 0])) as Record<StatusGroup, number>),
  all,
});
const nothingFound: ShipmentsPage = { items: [], totalItems: 0, totalPages: 0, statusCounts: counts(0) };
const found: ShipmentsPage = { items: [shipment], totalItems: 26, totalPages: 2, statusCounts: counts(26) };

const listed = (read: Partial<Read<ShipmentsPage>>, search = '', isSlow = false) =>
  toShipmentsState({ isValidating: false, ...read }, { search, status: 'all', page: 1 }, isSlow);

test('a list without an answer is loading, and says when that takes long', () => {
  expect(listed({ isValidating: true })).toEqual({ kind: 'loading', isSlow: false });
  expect(listed({ isValidating: true }, '', true)).toEqual({ kind: 'loading', isSlow: true });
});

test.each([false, true])('a list that failed says so with what support needs, asking again: %s', (again) => {
  expect(listed({ error: failure, isValidating: again }, '', true)).toEqual({
    kind: 'failed',
    failure: failureDetails,
  });
});

test('of a failure only what is known is told', () => {
  const unreached = new ApiError('offline', '');
  expect(listed({ error: unreached })).toStrictEqual({
    kind: 'failed',
    failure: { at: unreached.time.toISOString() },
  });
});

test('rows are shown with their total, and stay while newer ones are asked for or fail to come', () => {
  const ready = { kind: 'ready', items: [shipment], totalItems: 26 };
  expect(listed({ data: found })).toEqual({ ...ready, isRefreshing: false });
  expect(listed({ data: found, isValidating: true })).toEqual({ ...ready, isRefreshing: true });
  expect(listed({ data: found, error: failure })).toEqual({ ...ready, isRefreshing: false });
});

test('an organisation without shipments is not a search without hits', () => {
  expect(listed({ data: nothingFound })).toEqual({ kind: 'empty' });
  expect(listed({ data: nothingFound }, 'Timbuktu')).toEqual({ kind: 'noHits' });
  // A tab without rows, while another one has some.
  expect(listed({ data: { ...nothingFound, statusCounts: counts(3) } })).toEqual({ kind: 'noHits' });
});

type Detail = Parameters<typeof toDetailState>;
const opened = (of: Partial<Detail[0]>, tracking: Partial<Detail[1]> = {}) =>
  toDetailState({ isValidating: false, ...of }, { isValidating: false, ...tracking });

test('an open shipment is loading, gone, failed or there', () => {
  expect(opened({ isValidating: true })).toEqual({ kind: 'loading' });
  expect(opened({ error: new ApiError('notFound', '') })).toEqual({ kind: 'notFound' });
  expect(opened({ error: new ApiError('invalid', '') })).toEqual({ kind: 'notFound' });
  expect(opened({ error: failure })).toEqual({ kind: 'failed', failure: failureDetails });
  expect(opened({ data: shipment, error: failure })).toMatchObject({ kind: 'ready', shipment });
});

test('its history fails by itself, and an older one stays', () => {
  const history = { events: [], updatedAt: '2026-11-20T13:05:00.000Z' };
  const trackingOf = (tracking: Partial<Detail[1]>) => {
    const state = opened({ data: shipment }, tracking);
    return state.kind === 'ready' ? state.tracking : undefined;
  };
  expect(trackingOf({ isValidating: true })).toEqual({ kind: 'loading' });
  expect(trackingOf({ error: failure })).toEqual({ kind: 'failed' });
  expect(trackingOf({ error: failure, isValidating: true })).toEqual({ kind: 'loading' });
  expect(trackingOf({ data: history })).toEqual({ kind: 'ready', ...history, isRefreshing: false });
  expect(trackingOf({ data: history, error: failure, isValidating: true })).toEqual({
    kind: 'ready',
    ...history,
    isRefreshing: true,
  });
});
