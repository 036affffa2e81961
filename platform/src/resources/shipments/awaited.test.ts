import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { findFollowed } from './awaited.ts';
import { orderedRow } from './testing/ordered-row.ts';

const { organizations, shipments, trackingInquiries } = tables;
const now = new Date('2026-11-20T13:05:00Z');

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.db.insert(organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
});
afterAll(() => store.close());

test('carriers are asked hourly about what is new, daily about what has arrived or takes long, and then no more', async () => {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await store.db
    .insert(shipments)
    .values([
      orderedRow({ id: 'shp_1', orderNumber: 1, orderedAt: ago(29) }),
      orderedRow({ id: 'shp_2', orderNumber: 2, orderedAt: ago(31) }),
      orderedRow({ id: 'shp_3', orderNumber: 3, orderedAt: ago(181), status: 'transit' }),
      orderedRow({ id: 'shp_4', orderNumber: 4, status: 'delivered', deliveredAt: ago(13) }),
      orderedRow({ id: 'shp_5', orderNumber: 5, status: 'delivered', deliveredAt: ago(15) }),
      orderedRow({ id: 'shp_6', orderNumber: 6, status: 'exception', orderedAt: ago(181) }),
    ]);
  const asked = async (hoursAgo: number | undefined) => {
    await store.db.delete(trackingInquiries);
    if (hoursAgo !== undefined)
      await store.db
        .insert(trackingInquiries)
        .values([1, 2, 3, 4, 5, 6].map((id) => ({ shipmentId: `shp_${id}`, askedAt: ago(hoursAgo / 24) })));
    return (await findFollowed(store.db, now)).map(({ id }) => id).toSorted();
  };
  expect(await asked(undefined)).toEqual(['shp_1', 'shp_2', 'shp_4']);
  expect(await asked(1)).toEqual(['shp_1']);
  expect(await asked(22)).toEqual(['shp_1']);
  // A day later by the hour, though the one before took its time.
  expect(await asked(23.9)).toEqual(['shp_1', 'shp_2', 'shp_4']);
});
