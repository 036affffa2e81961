import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CarrierConnection } from '../../carriers/carrier.ts';
import { CarrierError } from '../../carriers/index.ts';
import type { Carriers } from '../../carriers/index.ts';
import { nobodyElse } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { orderedRow } from './testing/ordered-row.ts';
import { createTracker, FRESH_MS } from './tracker.ts';

const { organizations, shipments } = tables;

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.db.insert(organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
});
afterAll(() => store.close());

const track = vi.fn<CarrierConnection['track']>();
// The one thing that tracking asks a carrier for.
const carriers: Carriers = new Map([['DHL', { track } as Partial<CarrierConnection> as CarrierConnection]]);

let time = Date.parse('2026-11-20T13:05:00Z');
const now = () => new Date(time);
const pass = (ms: number) => {
  time += ms;
};
/** As another process has one. */
const newTracker = () => createTracker({ db: store.db, carriers, ...nobodyElse, now });

beforeEach(async () => {
  vi.resetAllMocks();
  track.mockResolvedValue([]);
  await store.db.delete(shipments);
});

async function ordered(changes: Partial<ShipmentRow> = {}): Promise<ShipmentRow> {
  const row = orderedRow(changes);
  await store.db.insert(shipments).values(row);
  return row;
}

test('a carrier is asked once a minute, whatever people click', async () => {
  const row = await ordered();
  const tracker = newTracker();
  for (let click = 0; click < 5; click += 1) await tracker(row);
  expect(track).toHaveBeenCalledTimes(1);
  pass(FRESH_MS - 1);
  await tracker(row);
  expect(track).toHaveBeenCalledTimes(1);
  pass(1);
  await tracker(row);
  expect(track).toHaveBeenCalledTimes(2);
});

test('many at once ask once, and all hear the same', async () => {
  const row = await ordered();
  const tracker = newTracker();
  const answers = await Promise.all(Array.from({ length: 8 }, () => tracker(row)));
  expect(track).toHaveBeenCalledTimes(1);
  expect(answers.map(({ trackedAt }) => trackedAt)).toEqual(answers.map(now));
});

test('two processes ask once', async () => {
  const row = await ordered();
  await Promise.all([newTracker()(row), newTracker()(row)]);
  await newTracker()(row);
  expect(track).toHaveBeenCalledTimes(1);
});

test('a carrier that fails is asked no more often, and nobody is told that it was', async () => {
  const row = await ordered();
  const tracker = newTracker();
  track.mockRejectedValue(new CarrierError('unreachable', 'down'));
  await expect(tracker(row)).rejects.toThrow('down');
  expect(await tracker(row)).toMatchObject({ trackedAt: null });
  expect(track).toHaveBeenCalledTimes(1);
  pass(FRESH_MS);
  track.mockResolvedValue([]);
  expect(await tracker(row)).toMatchObject({ trackedAt: now() });
});

test('each shipment has its own minute, and what no carrier follows has none', async () => {
  const tracker = newTracker();
  await tracker(await ordered());
  await tracker(await ordered({ id: 'shp_2', orderNumber: 104_601 }));
  expect(track).toHaveBeenCalledTimes(2);
  await tracker(await ordered({ id: 'shp_3', orderNumber: 104_602, status: 'cancelled' }));
  expect(track).toHaveBeenCalledTimes(2);
  expect(await store.db.$count(tables.trackingInquiries)).toBe(2);
});
