import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CarrierConnection, NumberedParcel } from '../../carriers/carrier.ts';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { createLabels, pruneLabels } from './labels.ts';
import { toOrderedParcel } from './shipment-row.ts';
import { orderedRow } from './testing/ordered-row.ts';

const { labelDocuments, organizations, shipments } = tables;

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.db.insert(organizations).values({ orgCode: 'org_1', orgName: 'Werft' });
  await store.db.insert(shipments).values(orderedRow());
});
afterAll(() => store.close());

const label = vi.fn<CarrierConnection['label']>();
// The one thing that labels ask a carrier for.
const connection = { label } as Partial<CarrierConnection> as CarrierConnection;
const parcel = toOrderedParcel(orderedRow()) as NumberedParcel;

/** A different document each time, so that a second one shows. */
beforeEach(async () => {
  vi.resetAllMocks();
  let calls = 0;
  label.mockImplementation(async () => new Uint8Array([0, 255, (calls += 1)]));
  await store.db.delete(labelDocuments);
});

const get = (changes: Partial<NumberedParcel> = {}, labels = createLabels(store.db)) =>
  labels('shp_1', { ...parcel, ...changes }, connection).then((bytes) => [...bytes]);

test('a label is asked for once, and kept byte for byte', async () => {
  expect(await get()).toEqual([0, 255, 1]);
  expect(await get()).toEqual([0, 255, 1]);
  expect(label).toHaveBeenCalledTimes(1);
});

test('many at once ask once', async () => {
  const labels = createLabels(store.db);
  const all = await Promise.all(Array.from({ length: 5 }, () => get({}, labels)));
  expect(all).toEqual(all.map(() => [0, 255, 1]));
});

test.each<[string, Partial<NumberedParcel>]>([
  ['sender', { printedSender: { ...parcel.from, companyName: 'Versandlager Nord' } }],
  ['recipient', { to: parcel.from }],
  ['reference', { referenceNumber2: 'KST 4711' }],
  ['package', { shipmentData: { ...parcel.shipmentData, packages: [] } }],
])('another %s is another label', async (_, changes) => {
  expect(await get()).toEqual([0, 255, 1]);
  expect(await get(changes)).toEqual([0, 255, 2]);
  expect(await get()).toEqual([0, 255, 1]);
});

test('a label that failed is asked for again', async () => {
  label.mockRejectedValueOnce(new Error('down'));
  const labels = createLabels(store.db);
  await expect(get({}, labels)).rejects.toThrow('down');
  expect(await get({}, labels)).toEqual([0, 255, 1]);
});

test('old ones go, and the shipment stays', async () => {
  await get();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await pruneLabels(store.db, inDays(29));
  expect(await store.db.$count(labelDocuments)).toBe(1);
  await pruneLabels(store.db, inDays(31));
  expect(await store.db.$count(labelDocuments)).toBe(0);
  expect(await store.db.$count(shipments)).toBe(1);
});
