import type { Notification } from 'contract';
import { people } from 'contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoPeople } from '../../identity/demo-people.ts';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { pruneNotifications } from './retention.ts';

const { notificationReads, notifications } = tables;
const now = new Date('2026-11-20T03:41:00Z');
const entity: Notification['entity'] = { id: 'shp_1', orderNumber: null, trackingNumber: null, status: null };

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await seedDemoPeople(store.db);
});
afterAll(() => store?.close());

const daysAgo = (days: number, id: string) => ({
  id,
  orgCode: people.owner.orgCodes[0],
  type: 'shipment-created' as const,
  createdAt: new Date(now.getTime() - days * 86_400_000),
  entity,
});

test('what is older than 180 days goes, with who has read it, and the rest stays', async () => {
  const { db } = store;
  const old = Array.from({ length: 1001 }, (_, index) => daysAgo(180.01 + index, `old_${index}`));
  await db.insert(notifications).values([...old, daysAgo(179.99, 'kept'), daysAgo(0, 'new')]);
  const personId = people.owner.id;
  await db.insert(notificationReads).values([
    { notificationId: 'old_0', personId },
    { notificationId: 'kept', personId },
  ]);
  await pruneNotifications(db, now);
  const left = await db.select({ id: notifications.id }).from(notifications).orderBy(notifications.id);
  expect(left).toEqual([{ id: 'kept' }, { id: 'new' }]);
  expect(await db.select({ id: notificationReads.notificationId }).from(notificationReads)).toEqual([
    { id: 'kept' },
  ]);
});
