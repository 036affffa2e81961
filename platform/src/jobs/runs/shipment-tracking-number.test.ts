import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CarrierConnection } from '../../carriers/carrier.ts';
import { CarrierError } from '../../carriers/index.ts';
import { beginRun } from '../../resources/cron-runs/queries.ts';
import { orderedRow } from '../../resources/shipments/testing/ordered-row.ts';
import { nobodyElse } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { shipmentTrackingNumber } from './shipment-tracking-number.ts';
import { workRun } from './work-run.ts';

const { auditRecords, cronRunItems, cronRuns, notifications, organizations, shipments } = tables;
let time = new Date('2026-11-20T13:05:00Z');
const now = () => time;

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.db.insert(organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
});
afterAll(() => store.close());

const find = vi.fn<NonNullable<CarrierConnection['find']>>();
const taken = (trackingNumber: string | null) => ({
  takenAt: now(),
  // Nothing else of it is read.
  confirmation: {
    trackingNumber,
    pieceNumbers: trackingNumber === null ? [] : [trackingNumber, `${trackingNumber}-2`],
    rate: {} as never,
  },
});

/** What one run says of each item. */
const run = async (id: string) => {
  const services = {
    db: store.db,
    carriers: new Map([
      ['ILO' as const, { find } as Partial<CarrierConnection> as CarrierConnection],
      ['MEX' as const, {} as CarrierConnection],
    ]),
    ...nobodyElse,
    now,
    reportFault: () => {},
  };
  await beginRun(store.db, { id, kind: 'shipment-tracking-number', by: null, now: now() });
  await workRun(services, shipmentTrackingNumber, new AbortController().signal);
  const items = await store.db.select().from(cronRunItems).orderBy(asc(cronRunItems.itemKey));
  await store.db.delete(cronRuns);
  return items.map(({ itemKey, outcome, message }) => [itemKey, outcome, message]);
};

test('numbers that a carrier gives later are filled in and told once', async () => {
  const without = (id: string, orderNumber: number, carrier: 'ILO' | 'MEX' = 'ILO') =>
    orderedRow({ id, orderNumber, carrier, trackingNumber: null });
  await store.db
    .insert(shipments)
    .values([
      without('shp_1', 1),
      without('shp_2', 2),
      without('shp_3', 3),
      without('shp_4', 4),
      without('shp_5', 5, 'MEX'),
      orderedRow({ id: 'shp_6', orderNumber: 6 }),
      orderedRow({ id: 'shp_7', orderNumber: 7, trackingNumber: null, status: 'cancelled' }),
    ]);
  find.mockImplementation(async (reference) => {
    if (reference === 'shp_4') throw new CarrierError('unreachable', 'no route');
    return reference === 'shp_3' ? null : taken(reference === 'shp_1' ? 'ILO0123456789' : null);
  });
  expect(await run('run_1')).toEqual([
    ['shp_1', 'succeeded', 'Sendungsnummer ILO0123456789'],
    ['shp_2', 'skipped', 'Übersprungen: Die Sendungsnummer folgt noch.'],
    ['shp_3', 'skipped', 'Übersprungen: ILO kennt die Sendung noch nicht.'],
    ['shp_4', 'failed', 'ILO ist nicht erreichbar.'],
    ['shp_5', 'skipped', 'Übersprungen: MEX gibt keine Auskunft zu Sendungen.'],
  ]);
  const [row] = await store.db.select().from(shipments).orderBy(asc(shipments.id));
  expect(row).toMatchObject({
    trackingNumber: 'ILO0123456789',
    pieceNumbers: ['ILO0123456789', 'ILO0123456789-2'],
    status: 'ordered',
  });
  expect(row?.searchText).toContain('ilo0123456789-2');

  find.mockImplementation(async () => taken('ILO0123456789'));
  expect((await run('run_2')).map(([id]) => id)).toEqual(['shp_2', 'shp_3', 'shp_4', 'shp_5']);
  const told = await store.db.select().from(notifications);
  expect(told.map(({ entity }) => entity.id).toSorted()).toEqual(['shp_1', 'shp_2', 'shp_3', 'shp_4']);
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['shipment-updated']));
  expect(await store.db.$count(auditRecords)).toBe(4);
});

test('an order that its carrier denies for three days is handed to people once, and asked about no more', async () => {
  await store.db.delete(shipments);
  await store.db.delete(notifications);
  const denied = { orderNumber: 8, carrier: 'ILO', trackingNumber: null, orderedAt: now() } as const;
  await store.db.insert(shipments).values(orderedRow({ ...denied, id: 'shp_8' }));
  find.mockImplementation(async () => null);
  const read = async () => (await store.db.select().from(shipments))[0];
  const later = (hours: number) => {
    time = new Date(denied.orderedAt.getTime() + hours * 3_600_000);
  };
  later(71);
  const waits = ['shp_8', 'skipped', 'Übersprungen: ILO kennt die Sendung noch nicht.'];
  expect(await run('run_3')).toEqual([waits]);
  expect(await read()).toMatchObject({ status: 'ordered', exceptionReason: null, version: 1 });

  later(73);
  expect(await run('run_4')).toEqual([['shp_8', 'failed', 'ILO kennt die Sendung nicht.']]);
  expect(await read()).toMatchObject({
    status: 'exception',
    exceptionReason: 'ILO kennt die Sendung nicht.',
    version: 2,
  });
  expect(await store.db.select().from(notifications)).toMatchObject([
    { type: 'shipment-status-updated', entity: { id: 'shp_8' } },
  ]);
  expect(await run('run_5')).toEqual([]);
});
