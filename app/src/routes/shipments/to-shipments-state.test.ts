import { statusGroups } from 'contract';
import type { Shipment, ShipmentsPage, StatusGroup } from 'contract';
import { noFilter } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import type { Read } from '../to-resource.ts';
import { type ShipmentsAnswer, toCounts, toDetailState, toShipmentsState } from './to-shipments-state.ts';

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

const refusal = { person: { name: 'A', role: 'B', organizationName: 'C' }, helper: 'owner' } as const;
const filterOf = (search = ''): ShipmentsFilter => ({ ...noFilter, search });
const listed = (read: Partial<Read<ShipmentsPage>>, search = '', isSlow = false, latest?: ShipmentsAnswer) =>
  toShipmentsState({ isValidating: false, ...read }, { filter: filterOf(search), latest, isSlow, refusal });

test('a list without an answer is loading, and says when that takes long', () => {
  expect(listed({ isValidating: true })).toEqual({ kind: 'loading', isSlow: false });
  expect(listed({ isValidating: true }, '', true)).toEqual({ kind: 'loading', isSlow: true });
});

test.each([false, true])('a list that failed says so with what support needs, asking again: %s', (again) => {
  expect(listed({ error: failure, isValidating: again }, '', true)).toEqual({
    kind: 'failed',
    failure: failureDetails,
    isRetrying: again,
  });
});

test.each(['notFound', 'invalid'] as const)('a list is never gone: %s is a failure', (kind) => {
  expect(listed({ error: new ApiError(kind, '') })).toMatchObject({ kind: 'failed' });
});

const rows = { items: [shipment], totalItems: 26, shown: filterOf() };
const ready = { kind: 'ready', value: rows, isRefreshing: false };
const failed = { kind: 'failed', failure: failureDetails, isRetrying: false };

test('rows are shown with their total, and stay while newer ones are asked for', () => {
  expect(listed({ data: found })).toStrictEqual(ready);
  expect(listed({ data: found, isValidating: true })).toStrictEqual({ ...ready, isRefreshing: true });
});

test('rows that could not be renewed are old, and say so', () => {
  expect(listed({ data: found, error: failure })).toStrictEqual({ ...ready, failure: failureDetails });
  expect(listed({ data: nothingFound, error: failure })).toEqual(failed);
});

test('another question that fails never gets the rows of the one before as its answer', () => {
  const latest = { filter: filterOf(), page: found };
  expect(listed({ isValidating: true }, 'Kiel', false, latest)).toStrictEqual({
    ...ready,
    isRefreshing: true,
    isOlder: true,
  });
  expect(listed({ error: failure }, 'Kiel', false, latest)).toStrictEqual({
    ...ready,
    isOlder: true,
    failure: failureDetails,
  });
  // Nothing was found for another question; that says nothing about this one.
  const empty = { filter: filterOf(), page: nothingFound };
  expect(listed({ isValidating: true }, 'Kiel', true, empty)).toEqual({ kind: 'loading', isSlow: true });
  expect(listed({ error: failure }, 'Kiel', false, empty)).toEqual(failed);
  expect(listed({ data: nothingFound }, 'Kiel', false, latest)).toEqual({ kind: 'noHits' });
});

test('whoever may not see shipments, or may no more, is told so and sees none', () => {
  const forbidden = new ApiError('forbidden', '', { status: 403 });
  expect(listed({ error: forbidden })).toEqual({ kind: 'forbidden', refusal });
  expect(listed({ data: found, error: forbidden })).toEqual({ kind: 'forbidden', refusal });
});

test('the counts of the tabs are those of the search', () => {
  const latest = { filter: filterOf('Kiel'), page: found };
  expect(toCounts(nothingFound, filterOf('Kiel'), latest)).toBe(nothingFound.statusCounts);
  expect(toCounts(undefined, { ...filterOf('Kiel'), status: 'transit', page: 2 }, latest)).toBe(
    found.statusCounts,
  );
  expect(toCounts(undefined, filterOf('Bremen'), latest)).toBeUndefined();
  expect(toCounts(undefined, filterOf(), undefined)).toBeUndefined();
});

test('an organisation without shipments is not a search without hits', () => {
  expect(listed({ data: nothingFound })).toEqual({ kind: 'empty' });
  expect(listed({ data: nothingFound }, 'Timbuktu')).toEqual({ kind: 'noHits' });
  // A tab without rows, while another one has some.
  expect(listed({ data: { ...nothingFound, statusCounts: counts(3) } })).toEqual({ kind: 'noHits' });
});

type Detail = Parameters<typeof toDetailState>;
const opened = (of: Partial<Detail[0]>, tracking: Partial<Detail[1]> = {}, isSlow = false) =>
  toDetailState({ isValidating: false, ...of }, { isValidating: false, ...tracking }, isSlow, refusal);
const loading = { kind: 'loading', isSlow: false };

test('an open shipment is loading, gone, refused, failed or there', () => {
  expect(opened({ isValidating: true })).toEqual(loading);
  expect(opened({ isValidating: true }, {}, true)).toEqual({ kind: 'loading', isSlow: true });
  expect(opened({ error: new ApiError('notFound', '') })).toEqual({ kind: 'notFound' });
  expect(opened({ error: new ApiError('invalid', '') })).toEqual({ kind: 'notFound' });
  expect(opened({ data: shipment, error: new ApiError('notFound', '') })).toEqual({ kind: 'notFound' });
  expect(opened({ data: shipment, error: new ApiError('forbidden', '') })).toEqual({
    kind: 'forbidden',
    refusal,
  });
  expect(opened({ error: failure })).toEqual(failed);
});

test('an open shipment that could not be renewed is old, and says so', () => {
  const value = { shipment, tracking: loading };
  expect(opened({ data: shipment })).toStrictEqual({ kind: 'ready', value, isRefreshing: false });
  for (const isValidating of [false, true]) {
    expect(opened({ data: shipment, error: failure, isValidating })).toStrictEqual({
      kind: 'ready',
      value,
      isRefreshing: isValidating,
      failure: failureDetails,
    });
  }
});

test('its history fails by itself, and an older one stays as what is old', () => {
  const history = { events: [], updatedAt: '2026-11-20T13:05:00.000Z' };
  const trackingOf = (tracking: Partial<Detail[1]>) => {
    const state = opened({ data: shipment }, tracking);
    return state.kind === 'ready' ? state.value.tracking : undefined;
  };
  expect(trackingOf({ isValidating: true })).toEqual(loading);
  expect(trackingOf({ error: failure })).toEqual(failed);
  expect(trackingOf({ error: failure, isValidating: true })).toEqual({ ...failed, isRetrying: true });
  // The carrier's refusal says nothing of the shipment, which is there.
  for (const kind of ['notFound', 'forbidden'] as const) {
    expect(trackingOf({ error: new ApiError(kind, '') })).toMatchObject({ kind: 'failed' });
  }
  const shown = { kind: 'ready', value: history, isRefreshing: false };
  expect(trackingOf({ data: history })).toStrictEqual(shown);
  for (const isValidating of [false, true]) {
    expect(trackingOf({ data: history, error: failure, isValidating })).toEqual({
      ...shown,
      isRefreshing: isValidating,
      failure: failureDetails,
    });
  }
});
