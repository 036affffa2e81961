import type { Pickup, PickupsPage } from 'contract';
import { noFilter } from 'design-system/screens/pickups/Pickups/pickups-state.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { toCounts, toPickupsState } from './to-pickups-state.ts';

const refusal = { person: { name: '', role: '', organizationName: '' }, helper: 'owner' } as const;
const asked = { filter: noFilter, latest: undefined, isSlow: false, refusal };
const page = (items: PickupsPage['items'], tabCounts: PickupsPage['tabCounts']): PickupsPage => ({
  items,
  totalItems: items.length,
  totalPages: 1,
  tabCounts,
});
const none = { upcoming: 0, recurring: 0, past: 0 };

test('nothing in a tab is not nothing at all', () => {
  const read = (data: PickupsPage) => toPickupsState({ data, isValidating: false }, asked);
  expect(read(page([], none))).toEqual({ kind: 'empty' });
  expect(read(page([], { ...none, past: 1 }))).toEqual({ kind: 'noHits' });
  expect(read(page([{ id: 'pic_1' } as Pickup], { ...none, upcoming: 1 }))).toMatchObject({ kind: 'ready' });
});

test('a refusal tells whether it is the person who may not, or the organisation that has none', () => {
  const refused = (code?: string) =>
    toPickupsState(
      {
        error: new ApiError('forbidden', 'Fehlende Berechtigung', {
          problem: { type: 'about:blank', title: '', status: 403, ...(code !== undefined && { code }) },
        }),
        isValidating: false,
      },
      asked,
    );
  expect(refused('PICKUPS_NOT_ENABLED')).toEqual({ kind: 'notEnabled' });
  expect(refused()).toEqual({ kind: 'forbidden', refusal });
});

test('the counts of before stay until those of now are there', () => {
  const counts = { upcoming: 2, recurring: 4, past: 1 };
  expect(toCounts(page([], counts), undefined)).toEqual(counts);
  expect(toCounts(undefined, { filter: noFilter, page: page([], counts) })).toEqual(counts);
  expect(toCounts(undefined, undefined)).toBeUndefined();
});
