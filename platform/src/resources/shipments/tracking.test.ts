import type { Notification, TrackingEvent } from 'contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CarrierConnection } from '../../carriers/carrier.ts';
import { CarrierError, type CarrierEvent } from '../../carriers/index.ts';
import type { Carriers } from '../../carriers/index.ts';
import { nobodyElse } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { type ShipmentRow, toShipment } from './shipment-row.ts';
import { orderedRow } from './testing/ordered-row.ts';
import { listEvents, refreshTracking } from './tracking.ts';

const { notifications, organizations, shipments } = tables;
const now = () => new Date('2026-11-20T13:05:00Z');

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.db.insert(organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
});
afterAll(() => store.close());

const track = vi.fn<CarrierConnection['track']>();
const announce = vi.fn<(orgCode: string, notification: Notification) => void>();
// The one thing that tracking asks a carrier for.
const carriers: Carriers = new Map([['DHL', { track } as Partial<CarrierConnection> as CarrierConnection]]);

beforeEach(async () => {
  vi.resetAllMocks();
  await store.db.delete(shipments);
  await store.db.delete(notifications);
});

const event = (id: string, status: TrackingEvent['status'], at: string): TrackingEvent => ({
  id,
  at: `2026-11-${at}:00.000Z`,
  status,
  description: `Ereignis ${id}`,
  location: null,
  carrierText: null,
  pieceNumber: null,
});
const ordered = event('1', 'ordered', '19T09:00');
const scanned: TrackingEvent = {
  ...event('2', 'transit', '19T17:00'),
  location: 'Köln',
  carrierText: 'Processed at hub',
};
const failed = event('3', 'exception', '20T10:00');

async function refresh(events: readonly CarrierEvent[], changes: Partial<ShipmentRow> = {}) {
  track.mockResolvedValue([...events]);
  return follow(changes);
}

async function follow(changes: Partial<ShipmentRow>): Promise<ShipmentRow> {
  const row = orderedRow(changes);
  await store.db.insert(shipments).values(row);
  return refreshTracking({ db: store.db, carriers, ...nobodyElse, announcer: { announce }, now }, row);
}

const hours = { from: '2026-11-20T13:00:00.000Z', until: '2026-11-20T15:00:00.000Z' };
const loaded: CarrierEvent = { ...event('4', 'in_delivery', '20T07:00'), deliveryWindow: hours };

const stored = async () => (await store.db.select().from(shipments).where(eq(shipments.id, 'shp_1')))[0];

test('the latest event decides, wherever it stands, and the organisation hears of it once', async () => {
  const refreshed = await refresh([ordered, failed, scanned]);
  expect(refreshed).toMatchObject({ status: 'exception', exceptionReason: 'Ereignis 3', trackedAt: now() });
  expect(await stored()).toEqual(refreshed);
  expect((await listEvents(store.db, 'shp_1')).map(({ id }) => id)).toEqual(['3', '2', '1']);

  const kept = await store.db.select().from(notifications);
  expect(kept).toMatchObject([
    {
      orgCode: 'org_1',
      type: 'shipment-status-updated',
      createdById: null,
      entity: { id: 'shp_1', orderNumber: 'LO-104600', status: 'EXCEPTION' },
    },
  ]);
  expect(announce.mock.calls).toMatchObject([['org_1', { id: kept[0]?.id }]]);
});

test('what changes nothing is kept and is no news', async () => {
  const refreshed = await refresh([scanned, ordered], { status: 'transit' });
  expect(refreshed).toMatchObject({ status: 'transit', trackedAt: now() });
  await refreshTracking({ db: store.db, carriers, ...nobodyElse, announcer: { announce }, now }, refreshed);
  expect(await listEvents(store.db, 'shp_1')).toEqual([scanned, ordered]);
  expect(await store.db.select().from(notifications)).toEqual([]);
  expect(announce).not.toHaveBeenCalled();
});

test('a status that nobody knows moves nothing and is not kept', async () => {
  const unknown = event('4', 'unknown', '20T12:00');
  expect(await refresh([unknown, scanned], { status: 'ordered' })).toMatchObject({ status: 'ordered' });
  expect(await listEvents(store.db, 'shp_1')).toEqual([scanned]);
});

test('an exception that goes on keeps its reason; one that is over loses it', async () => {
  const reason = { status: 'exception', exceptionReason: 'Adresse unklar' } as const;
  expect(await refresh([failed], reason)).toMatchObject(reason);
  await store.db.delete(shipments);
  const delivered = event('5', 'delivered', '20T12:00');
  expect(await refresh([delivered, failed], reason)).toMatchObject({
    status: 'delivered',
    exceptionReason: null,
  });
});

test('what arrived has arrived when the carrier says so, also when it came back afterwards', async () => {
  const delivered = event('5', 'delivered', '20T12:00');
  const arrived = new Date('2026-11-20T12:00:00Z');
  expect(await refresh([scanned, delivered])).toMatchObject({ status: 'delivered', deliveredAt: arrived });
  await store.db.delete(shipments);
  const back = event('6', 'returned', '21T09:00');
  expect(await refresh([back, delivered])).toMatchObject({ status: 'returned', deliveredAt: arrived });
  await store.db.delete(shipments);
  // A scan by mistake, which the carrier has corrected.
  const corrected = event('7', 'transit', '20T12:30');
  expect(await refresh([corrected, delivered])).toMatchObject({ status: 'transit', deliveredAt: null });
  await store.db.delete(shipments);
  const known = { status: 'delivered', deliveredAt: arrived } as const;
  expect(await refresh([], known)).toMatchObject(known);
});

test('a carrier that knows nothing yet is no mishap', async () => {
  expect(await refresh([])).toMatchObject({ status: 'ordered', trackedAt: now() });
});

test('whoever moves the shipment meanwhile is right', async () => {
  track.mockImplementation(async () => {
    await store.db.update(shipments).set({ status: 'cancelled' });
    return [scanned];
  });
  expect(await follow({})).toMatchObject({ status: 'cancelled', trackedAt: null });
  expect(await stored()).toMatchObject({ status: 'cancelled' });
  expect(announce).not.toHaveBeenCalled();
});

test.each<[string, Partial<ShipmentRow>]>([
  ['a template', { status: 'avis', trackingNumber: null, orderedAt: null, expectedDeliveryDate: null }],
  ['an order without a number', { trackingNumber: null }],
  ['demo data', { isDemo: true }],
  ['what is cancelled', { status: 'cancelled' }],
  ['what has come back', { status: 'returned' }],
  ['a carrier that is not connected', { carrier: 'ILO' }],
])('nobody is asked about %s', async (_, changes) => {
  expect(await refresh([failed], changes)).toEqual(orderedRow(changes));
  expect(track).not.toHaveBeenCalled();
});

test('a carrier that fails leaves all as it was', async () => {
  track.mockRejectedValue(new CarrierError('unreachable', 'down'));
  await expect(follow({})).rejects.toThrow('down');
  // Beside it stands what the database works out for lists.
  expect(await stored()).toMatchObject(orderedRow());
});

test('keeps the hours that its carrier announces, until the next report', async () => {
  const refreshed = await refresh([loaded, scanned, ordered]);
  expect(toShipment(refreshed)).toMatchObject({ status: 'in_delivery', deliveryWindow: hours });
  const later = event('5', 'exception', '20T12:00');
  track.mockResolvedValue([later, loaded, scanned, ordered]);
  const failing = await refreshTracking(
    { db: store.db, carriers, ...nobodyElse, announcer: { announce }, now },
    refreshed,
  );
  expect(toShipment(failing)).toMatchObject({ status: 'exception', deliveryWindow: null });
});
