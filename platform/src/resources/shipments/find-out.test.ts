import type { Carrier, ShipmentDraft } from 'contract';
import { domesticCarrierRates, domesticDraft, organizations, people } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CarrierError } from '../../carriers/index.ts';
import type { CarrierConnection, TakenOrder } from '../../carriers/index.ts';
import { seedDemoPeople } from '../../identity/demo-people.ts';
import { nobodyElse } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession, Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { missingFailure } from './failures.ts';
import { findOut, findOutAllDue } from './find-out.ts';
import { findIntent, noteOpen } from './intents.ts';
import { placeOrder } from './place-order.ts';
import type { Placed } from './place-order.ts';
import { settleByHand } from './settle-by-hand.ts';
import { CREATING, leaveUnclear } from './settling.ts';
import { toCarrierOrder } from './shipment-row.ts';

const { shipmentIntents, shipments } = tables;
const { orgCode } = organizations.tietze;
const personId = people.owner.id;
const [rate] = domesticCarrierRates.flatMap((answer) => (answer.outcome === 'answered' ? answer.rates : []));
if (!rate) throw new Error('The fixtures hold no rate');
const ARRIVES_WITHIN_MS = 1000;

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await seedDemoPeople(store.db);
});
afterAll(() => store.close());

/** References of what the carriers have taken. */
const taken = new Set<string>();
const confirmed = (reference: string): TakenOrder => ({
  confirmation: { trackingNumber: `T-${reference}`, pieceNumbers: [`T-${reference}`], rate },
  takenAt: new Date(),
});
const find = vi.fn<NonNullable<CarrierConnection['find']>>();
const order = vi.fn<CarrierConnection['order']>();
const cancel = vi.fn<CarrierConnection['cancel']>();
const reported: string[] = [];
const connection = (carrier: Carrier) =>
  ({ carrier, orderArrivesWithinMs: ARRIVES_WITHIN_MS, find, order, cancel }) as unknown as CarrierConnection;
const services = () => ({
  db: store.db,
  carriers: new Map((['DHL', 'GLS'] as const).map((carrier) => [carrier, connection(carrier)])),
  ...nobodyElse,
  now: () => new Date(),
  reportFault: (what: string) => void reported.push(what),
});

beforeEach(async () => {
  await store.db.delete(shipmentIntents);
  await store.db.delete(shipments);
  taken.clear();
  reported.length = 0;
  find
    .mockReset()
    .mockImplementation(async (reference) => (taken.has(reference) ? confirmed(reference) : null));
  cancel.mockReset().mockImplementation(async ({ reference }) => void taken.delete(reference));
  order.mockReset().mockImplementation(async ({ reference }) => {
    taken.add(reference);
    return confirmed(reference).confirmation;
  });
});

const intentOf = (id: string) => ({
  orgCode,
  personId,
  personName: 'Jana Möller',
  key: `key-${id}`,
  endpoint: CREATING,
  bodyHash: 'hash',
  shipmentId: id,
  requestId: `req-${id}`,
  createdAt: new Date(),
});
const draftFor = (carrier: Carrier): ShipmentDraft => ({ ...domesticDraft, carrier });
const requestOf = (id: string, carrier: Carrier) => toCarrierOrder(id, 1, draftFor(carrier), null);
const storeShipment = async (id: string, carrier: Carrier, db: DatabaseSession) =>
  void (await db.insert(shipments).values({
    id,
    orgCode,
    status: 'avis',
    ordering: 'open',
    createdById: personId,
    createdByName: 'Jana Möller',
    draft: draftFor(carrier),
    carrier,
    searchText: '',
  }));
const place = (id: string): Promise<Placed> =>
  placeOrder(services(), {
    intent: intentOf(id),
    request: requestOf(id, 'DHL'),
    prepare: (db) => storeShipment(id, 'DHL', db),
  });
/** An order whose process died long ago. */
async function leaveOpen(id: string, carrier: Carrier): Promise<void> {
  await noteOpen(store.db, { ...intentOf(id), request: requestOf(id, carrier) }, 0);
  await storeShipment(id, carrier, store.db);
  await store.db
    .update(shipmentIntents)
    .set({
      leaseEndsAt: new Date(0),
      leaseId: null,
      missingIsFinalFrom: new Date(0),
      nextTryAt: sql`now() - interval '1 minute'`,
    })
    .where(eq(shipmentIntents.key, `key-${id}`));
}
const intent = (id: string) => findIntent(store.db, intentOf(id));
const makeDue = () =>
  store.db.update(shipmentIntents).set({ nextTryAt: new Date(0), missingIsFinalFrom: new Date(0) });

test('a carrier is given its time from the end of the lease, and from the loss of an answer', async () => {
  let begun = await intent('shp_1');
  let lostAt = Infinity;
  order.mockImplementation(async () => {
    begun = await intent('shp_1');
    lostAt = Date.now();
    throw new CarrierError('unreachable', 'broke off', { isOutcomeUnknown: true });
  });
  await place('shp_1');
  expect(Number(begun?.missingIsFinalFrom) - Number(begun?.leaseEndsAt)).toBe(ARRIVES_WITHIN_MS);
  const lost = await intent('shp_1');
  expect(lost).toMatchObject({ state: 'open', leaseId: null });
  expect(Number(lost?.missingIsFinalFrom)).toBeGreaterThanOrEqual(lostAt + ARRIVES_WITHIN_MS);
});

test('a process that stood still before it asks does not order any more', async () => {
  const stillFor = vi.spyOn(Date, 'now');
  const placing = placeOrder(services(), {
    intent: intentOf('shp_1'),
    request: requestOf('shp_1', 'DHL'),
    prepare: async (db) => {
      await storeShipment('shp_1', 'DHL', db);
      stillFor.mockReturnValue(new Date().getTime() + 25_000);
    },
  });
  await expect(placing).rejects.toThrow('lease');
  stillFor.mockRestore();
  expect(order).not.toHaveBeenCalled();
});

test('an answer tells how things stood when it was asked, however late it comes', async () => {
  order.mockRejectedValue(new CarrierError('unreachable', 'broke off', { isOutcomeUnknown: true }));
  expect(await place('shp_1')).toEqual({ kind: 'unknown' });
  // The carrier looks into its book, the order arrives, and only then comes the answer to the question.
  find.mockImplementation(async () => {
    await store.db.update(shipmentIntents).set({ missingIsFinalFrom: new Date(0) });
    return null;
  });
  await findOut(services(), intentOf('shp_1'), 'person');
  expect(await intent('shp_1')).toMatchObject({ state: 'open' });
});

test('an order that was given up and may have arrived is looked for and cancelled', async () => {
  order.mockImplementation(async ({ reference }) => {
    // This process stands still; another one asks in the meantime, in vain, and gives the order up.
    await store.db.update(shipmentIntents).set({ leaseEndsAt: new Date(0), missingIsFinalFrom: new Date(0) });
    await findOut(services(), intentOf('shp_1'), 'job');
    taken.add(reference);
    throw new CarrierError('unreachable', 'broke off', { isOutcomeUnknown: true });
  });
  expect(await place('shp_1')).toEqual({ kind: 'unknown' });
  expect(await intent('shp_1')).toMatchObject({ state: 'refused', nextTryAt: expect.any(Date) });
  await makeDue();
  await findOutAllDue(services());
  expect(taken).toEqual(new Set());
  expect(await intent('shp_1')).toMatchObject({ state: 'refused', nextTryAt: null });
});

test('a cancellation that fails is tried again, and one that is refused is left to a person', async () => {
  order.mockImplementation(async ({ reference }) => {
    await store.db.update(shipmentIntents).set({ leaseEndsAt: new Date(0), missingIsFinalFrom: new Date(0) });
    await findOut(services(), intentOf('shp_1'), 'job');
    taken.add(reference);
    return confirmed(reference).confirmation;
  });
  cancel.mockRejectedValueOnce(new CarrierError('unreachable', 'down'));
  expect(await place('shp_1')).toEqual({ kind: 'unknown' });
  expect(taken).toEqual(new Set(['shp_1']));
  cancel.mockRejectedValueOnce(new CarrierError('refused', 'Das Paket ist unterwegs.'));
  await makeDue();
  await findOutAllDue(services());
  expect(await intent('shp_1')).toMatchObject({ state: 'unclear' });
  expect(reported.at(-1)).toBe('Order shp_1 has to be found out by a person');
});

describe('an order that only a person can find out about', () => {
  const unclear = async () => {
    find.mockRejectedValue(new CarrierError('unreachable', 'down'));
    await leaveOpen('shp_1', 'DHL');
    await leaveUnclear(services(), { ...intentOf('shp_1'), request: requestOf('shp_1', 'DHL') }, undefined);
  };
  const shipment = async () => (await store.db.select().from(shipments))[0];

  test('was ordered, by what the carrier says', async () => {
    await unclear();
    const finding = { trackingNumber: '00340', priceNetCents: 540, deliveryDate: '2026-11-23' };
    await settleByHand(services(), 'shp_1', { kind: 'ordered', ...finding });
    expect(await intent('shp_1')).toMatchObject({ state: 'done' });
    expect(await shipment()).toMatchObject({
      status: 'ordered',
      ordering: null,
      trackingNumber: '00340',
      priceNetCents: 540,
      expectedDeliveryDate: '2026-11-23',
    });
    await expect(settleByHand(services(), 'shp_1', { kind: 'not-ordered' })).rejects.toThrow(
      'No order of shp_1 waits',
    );
  });

  test('was not ordered under the number of another one', async () => {
    await unclear();
    await storeShipment('shp_2', 'DHL', store.db);
    await store.db.update(shipments).set({ trackingNumber: '00340' }).where(eq(shipments.id, 'shp_2'));
    const finding = { trackingNumber: '0034 0', priceNetCents: 540, deliveryDate: '2026-11-23' };
    await expect(settleByHand(services(), 'shp_1', { kind: 'ordered', ...finding })).rejects.toThrow(
      '0034 0 is the number of LO-',
    );
    expect(await intent('shp_1')).toMatchObject({ state: 'unclear' });
  });

  test('was never ordered', async () => {
    await unclear();
    await settleByHand(services(), 'shp_1', { kind: 'not-ordered' });
    expect(await intent('shp_1')).toMatchObject({ state: 'refused', failure: missingFailure('DHL') });
    expect(await shipment()).toMatchObject({ status: 'cancelled', ordering: null });
  });
});

test('a carrier that is silent holds up no other, and is not asked for each of its orders', async () => {
  for (let index = 0; index < 55; index += 1) await leaveOpen(`shp_gls_${index}`, 'GLS');
  await leaveOpen('shp_dhl', 'DHL');
  await store.db
    .update(shipmentIntents)
    .set({ nextTryAt: sql`now() - interval '1 second'` })
    .where(eq(shipmentIntents.key, 'key-shp_dhl'));
  taken.add('shp_dhl');
  const silence = (reference: string) => reference.startsWith('shp_gls');
  find.mockImplementation(async (reference) => {
    if (silence(reference)) throw new CarrierError('unreachable', 'down');
    return confirmed(reference);
  });
  await findOutAllDue(services());
  expect(await intent('shp_dhl')).toMatchObject({ state: 'done' });
  expect(find.mock.calls.filter(([reference]) => silence(reference))).toHaveLength(1);
});

test('an order that cannot be read keeps no other from being settled', async () => {
  await leaveOpen('shp_1', 'DHL');
  await leaveOpen('shp_2', 'DHL');
  await store.db.execute(
    sql`update shipment_intents set request = '{"carrier":"DHL"}' where key = 'key-shp_1'`,
  );
  taken.add('shp_2');
  await findOutAllDue(services());
  expect(await intent('shp_2')).toMatchObject({ state: 'done' });
  expect(reported).toEqual(['Finding out about order shp_1']);
});

test('who asks impatiently does not make the job ask later', async () => {
  await leaveOpen('shp_1', 'DHL');
  const before = await intent('shp_1');
  find.mockRejectedValue(new CarrierError('unreachable', 'down'));
  for (let count = 0; count < 12; count += 1) await findOut(services(), intentOf('shp_1'), 'person');
  expect(await intent('shp_1')).toMatchObject({ tries: 0, nextTryAt: before?.nextTryAt });
  expect(reported).toEqual([]);
});
