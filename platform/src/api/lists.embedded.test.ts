import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyList } from './testing/every-list.ts';
import { openLargeEmbeddedStore } from './testing/large-store.ts';
import type { LargeStore } from './testing/large-store.ts';

/* How much is read of what stands in `lists.postgres.test.ts`; here, whether the embedded database knows its indexes. */

let store: LargeStore;
beforeAll(async () => {
  store = await openLargeEmbeddedStore({
    shipments: 60_000,
    contacts: 5000,
    notifications: 5000,
    isOneHouse: true,
  });
}, 180_000);
afterAll(() => store?.close());

test.each(everyList)('%s reads no table of shipments from end to end', async (path) => {
  const { scans } = await store.ask('owner', path);
  expect(scans.length).toBeGreaterThan(0);
  expect(
    scans.filter(({ how, table, rows }) => how === 'Seq Scan' && table === 'shipments' && rows > 0),
  ).toEqual([]);
});

test.each(['statistics?period=7d', 'statistics?period=year', 'billing/costs'])(
  '%s is added up from an index alone, in one question',
  async (path) => {
    const { scans } = await store.ask('owner', path);
    const ofShipments = scans.filter(({ table, rows }) => table.startsWith('shipments') && rows > 1);
    expect(ofShipments.map(({ how }) => how)).toEqual(['Index Only Scan']);
  },
);
