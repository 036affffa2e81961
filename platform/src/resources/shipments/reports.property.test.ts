import { shipmentStatuses } from 'contract';
import type { ShipmentStatus, TrackingEvent } from 'contract';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CarrierConnection } from '../../carriers/carrier.ts';
import { nobodyElse } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { forgetAuditRecords } from '../../store/testing/forget-audit-records.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { hasArrived, isUnderWay } from './awaited-conditions.ts';
import { orderedRow } from './testing/ordered-row.ts';
import { refreshTracking } from './tracking.ts';
import { isOpen } from './transitions.ts';

/*
 * Written down a second time on purpose: what may follow what by a carrier's report alone.
 */
const allowed = new Set([
  'ordered transit',
  'ordered in_delivery',
  'ordered delivered',
  'ordered returned',
  'ordered exception',
  'ordered cancelled',
  'transit in_delivery',
  'transit delivered',
  'transit returned',
  'transit exception',
  'in_delivery transit',
  'in_delivery delivered',
  'in_delivery returned',
  'in_delivery exception',
  'exception transit',
  'exception in_delivery',
  'exception delivered',
  'exception returned',
  'exception cancelled',
  'delivered returned',
]);

const { auditRecords, notifications, organizations, shipments } = tables;
const now = () => new Date('2026-11-20T13:05:00Z');

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.db.insert(organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
});
afterAll(() => store.close());

const event = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }),
  at: fc
    .integer({ min: 0, max: 99 })
    .map((minute) => new Date(Date.UTC(2026, 10, 19, 9, minute)).toISOString()),
  status: fc.constantFrom<TrackingEvent['status']>(...shipmentStatuses, 'unknown'),
  description: fc.constant('Ereignis'),
  location: fc.constant(null),
  carrierText: fc.constant(null),
  pieceNumber: fc.constantFrom(null, '1', '2', '3'),
});
/** What a carrier says, time after time: any events, in any order, with any gaps and contradictions. */
const reports = fc.array(fc.array(event, { maxLength: 4 }), { minLength: 1, maxLength: 6 });

test('whatever a carrier reports, in any order and how often, no illegal move is made and each is told once', async () => {
  await fc.assert(
    fc.asyncProperty(reports, fc.constantFrom<ShipmentStatus>(...shipmentStatuses), async (told, first) => {
      await forgetAuditRecords(store.db);
      for (const table of [notifications, shipments]) await store.db.delete(table);
      const start = orderedRow({ status: first });
      await store.db.insert(shipments).values(start);
      let events: TrackingEvent[] = [];
      const connection = { track: async () => events } as Partial<CarrierConnection> as CarrierConnection;
      const services = {
        db: store.db,
        carriers: new Map([['DHL' as const, connection]]),
        ...nobodyElse,
        now,
      };
      const path: ShipmentStatus[] = [first];
      let row: typeof start = start;
      for (const report of told) {
        events = report;
        const before = row;
        // Two at once, of which the second has seen the same as the first, and a third that comes late.
        [row] = await Promise.all([refreshTracking(services, before), refreshTracking(services, before)]);
        await refreshTracking(services, before);
        if (row.status !== path.at(-1)) path.push(row.status);
      }
      for (let index = 1; index < path.length; index += 1) {
        expect(allowed).toContain(`${path[index - 1]} ${path[index]}`);
      }
      const news = await store.db.select().from(notifications).orderBy(asc(notifications.ordinal));
      expect(news.map(({ entity }) => entity.status?.toLowerCase())).toEqual(path.slice(1));
      expect(await store.db.$count(auditRecords)).toBe(path.length - 1);
    }),
    { numRuns: 60 },
  );
});

test('the jobs look for what may still have news, and for nothing else', async () => {
  const { id, status } = shipments;
  await store.db.delete(shipments);
  await store.db
    .insert(shipments)
    .values(
      shipmentStatuses.map((of, index) => orderedRow({ id: `shp_${of}`, orderNumber: index, status: of })),
    );
  const found = [
    ...(await store.db.select({ id, status }).from(shipments).where(isUnderWay)),
    ...(await store.db.select({ id, status }).from(shipments).where(hasArrived)),
  ];
  expect(found.map((row) => row.status).toSorted()).toEqual(shipmentStatuses.filter(isOpen).toSorted());
});
