import { randomUUID } from 'node:crypto';
import type { Notification, Shipment, ShipmentsPage, TrackingEvent } from 'contract';
import { domesticDraft, FIXTURE_NOW } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { CarrierConnection } from '../../../carriers/carrier.ts';
import { findOutAllDue } from '../../../resources/shipments/find-out.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { shipmentIntents } = tables;

/** Orders whose call did not come to its end: what becomes of them, and of their keys. */
export function testSettling(api: () => TestApi): void {
  const create = (key: string, body: unknown = domesticDraft, path: `/${string}` = '/shipments') =>
    api().call('owner', `POST ${path}`, { body, key });
  const lookUp = (key: string) => api().call('owner', `GET /shipments?idempotencyKey=${key}`);
  const shipmentOf = async (key: string) => {
    const [intent] = await api().store.db.select().from(shipmentIntents).where(eq(shipmentIntents.key, key));
    return success<Shipment>(await api().call('owner', `GET /shipments/${intent?.shipmentId}`));
  };
  const settle = () => findOutAllDue(api().services);
  const past = () => new Date(Date.now() - 1000);
  /** As a process leaves it that died while it asked the carrier, long ago. */
  const forget = (key: string, changes: Partial<typeof shipmentIntents.$inferInsert> = {}) =>
    api()
      .store.db.update(shipmentIntents)
      .set({
        leaseId: 'dead',
        leaseEndsAt: past(),
        nextTryAt: past(),
        missingIsFinalFrom: past(),
        ...changes,
      })
      .where(eq(shipmentIntents.key, key));
  /** Exchanges what a carrier does. @returns what puts it back */
  const exchange = (change: (connection: CarrierConnection) => CarrierConnection) => {
    const connection = api().services.carriers.get('DHL');
    if (!connection) throw new Error('DHL is not connected');
    api().services.carriers.set('DHL', change(connection));
    return () => void api().services.carriers.set('DHL', connection);
  };
  const mute = (connection: CarrierConnection): CarrierConnection => {
    const { find: _, ...withoutIt } = connection;
    return withoutIt;
  };
  /** Orders, and lets the call die before the carrier hears of it, or after its yes. */
  const dieWhileOrdering = async (hasArrived: boolean) => {
    const key = randomUUID();
    const putBack = exchange((connection) => ({
      ...connection,
      order: async (...parameters) => {
        if (hasArrived) await connection.order(...parameters);
        throw new TypeError('the process is dying');
      },
    }));
    expect((await create(key)).status).toBe(500);
    putBack();
    return key;
  };

  afterEach(() => {
    api().now = new Date(FIXTURE_NOW);
    api().faults.clear();
  });

  describe('an order whose process died', () => {
    test('is in the list while nobody knows what became of it', async () => {
      const key = await dieWhileOrdering(true);
      const shipment = await shipmentOf(key);
      expect(shipment).toMatchObject({ status: 'avis', ordering: 'open', trackingNumber: null });
      const listed = async (status: string) =>
        (
          await success<ShipmentsPage>(
            await api().call('owner', `GET /shipments?status=${status}&search=${shipment.orderNumber}`),
          )
        ).items.length;
      expect([await listed('avis'), await listed('ordered'), await listed('all')]).toEqual([0, 1, 1]);
      const label = await api().call('owner', `GET /shipments/${shipment.id}/shipping-label`);
      expect(await problem(label, 409)).toMatchObject({ title: 'Diese Sendung wird gerade beauftragt.' });
      const submit = await api().call('owner', `POST /shipments/${shipment.id}/submit`);
      expect(await problem(submit, 409)).toMatchObject({ title: 'Diese Sendung wird gerade beauftragt.' });
    });

    test('was taken: the carrier says so, and it stands as if nothing had happened', async () => {
      const key = await dieWhileOrdering(true);
      await forget(key);
      expect(await settle()).toBeGreaterThan(0);
      const shipment = await shipmentOf(key);
      expect(shipment).toMatchObject({
        status: 'ordered',
        ordering: null,
        trackingNumber: expect.any(String),
        priceNetCents: expect.any(Number),
      });
      expect(await success(await create(key))).toEqual(shipment);
      const { items } = await success<{ items: Notification[] }>(
        await api().call('member', 'GET /notifications?perPage=1'),
      );
      expect(items[0]).toMatchObject({ type: 'shipment-created', entity: { id: shipment.id } });
    });

    test('never arrived: nothing is ordered, and nobody has to guess', async () => {
      const key = await dieWhileOrdering(false);
      await forget(key);
      await settle();
      const shipment = await shipmentOf(key);
      expect(shipment).toMatchObject({ status: 'cancelled', ordering: null, trackingNumber: null });
      const refused = { code: 'CARRIER_REFUSED', title: expect.stringContaining('nicht bei DHL angekommen') };
      expect(await problem(await create(key), 503)).toMatchObject(refused);
      expect(await problem(await lookUp(key), 503)).toMatchObject(refused);
      const { events } = await success<{ events: TrackingEvent[] }>(
        await api().call('owner', `GET /shipments/${shipment.id}/track`),
      );
      expect(events).toMatchObject([{ description: expect.stringContaining('Nicht beauftragt') }]);
    });

    test('may still arrive: it is not given up before its time', async () => {
      const key = await dieWhileOrdering(false);
      await forget(key, { missingIsFinalFrom: new Date(Date.now() + 60_000) });
      await settle();
      expect(await shipmentOf(key)).toMatchObject({ ordering: 'open' });
      expect(await problem(await lookUp(key), 409)).toMatchObject({ code: 'CARRIER_UNKNOWN' });
    });

    test('is asked about again and again while its carrier is silent', async () => {
      const key = await dieWhileOrdering(true);
      await forget(key);
      api().faults.set('DHL', { mode: 'fail' });
      await settle();
      expect(await shipmentOf(key)).toMatchObject({ ordering: 'open' });
      // Not at once: a carrier in trouble is left alone for a while.
      const [waiting] = await api()
        .store.db.select()
        .from(shipmentIntents)
        .where(eq(shipmentIntents.key, key));
      expect(waiting?.tries).toBe(1);
      expect(Number(waiting?.nextTryAt)).toBeGreaterThan(Date.now() + 2000);
      api().faults.clear();
      await forget(key);
      await settle();
      expect(await shipmentOf(key)).toMatchObject({ status: 'ordered' });
    });

    test('of a carrier that cannot say what became of it is left to a person, never guessed', async () => {
      const putBack = exchange(mute);
      const key = await dieWhileOrdering(true);
      await forget(key);
      await settle();
      putBack();
      const { id } = await shipmentOf(key);
      expect(api().reported.filter((what) => what.includes(id))).toEqual([
        `Order ${id} has to be found out by a person`,
      ]);
      expect(await shipmentOf(key)).toMatchObject({ status: 'avis', ordering: 'unclear' });
      expect(await problem(await lookUp(key), 409)).toMatchObject({ code: 'CARRIER_UNKNOWN' });
      expect(await problem(await create(key), 409)).toMatchObject({ code: 'CARRIER_UNKNOWN' });
    });

    test('that was given up and taken after all is cancelled at its carrier', async () => {
      const key = randomUUID();
      const order = api().holdNextOrder();
      const running = create(key);
      await order.arrived;
      // A process that stood still for longer than its lease, while another one gave the order up.
      await forget(key);
      await settle();
      expect(await shipmentOf(key)).toMatchObject({ status: 'cancelled' });
      order.release();
      expect(await problem(await running, 502)).toMatchObject({ code: 'CARRIER_UNKNOWN' });
      const { id } = await shipmentOf(key);
      expect(await api().services.carriers.get('DHL')?.find?.(id)).toBeNull();
      expect(await problem(await lookUp(key), 503)).toMatchObject({ code: 'CARRIER_REFUSED' });
    });
  });

  describe('a template whose order did not come to its end', () => {
    test('is a template again when the carrier never got it', async () => {
      const { id } = await success<Shipment>(await create(randomUUID(), { ...domesticDraft, isAvis: true }));
      const key = randomUUID();
      const putBack = exchange((connection) => ({
        ...connection,
        order: () => Promise.reject(new TypeError('the process is dying')),
      }));
      expect((await api().call('packer', `POST /shipments/${id}/submit`, { key })).status).toBe(500);
      putBack();
      expect(await shipmentOf(key)).toMatchObject({ id, ordering: 'open' });
      await forget(key);
      await settle();
      expect(await shipmentOf(key)).toMatchObject({ id, status: 'avis', ordering: null });
      expect((await api().call('owner', `POST /shipments/${id}/submit`)).status).toBe(200);
    });

    test('is a template again when the carrier refuses it', async () => {
      const { id } = await success<Shipment>(await create(randomUUID(), { ...domesticDraft, isAvis: true }));
      api().faults.set('DHL', { mode: 'refuse', reason: 'Kundenkonto gesperrt.' });
      expect((await api().call('owner', `POST /shipments/${id}/submit`)).status).toBe(422);
      api().faults.clear();
      expect((await api().call('owner', `POST /shipments/${id}/submit`)).status).toBe(200);
    });
  });

  describe('a key', () => {
    test('of which a look-up has found nothing can order nothing any more', async () => {
      const key = randomUUID();
      expect((await success<ShipmentsPage>(await lookUp(key))).items).toEqual([]);
      expect(await problem(await create(key), 409)).toMatchObject({ code: 'IDEMPOTENCY_CLOSED' });
      expect((await success<ShipmentsPage>(await lookUp(key))).items).toEqual([]);
    });

    test('that is looked up while its call arrives orders or is closed, never both', async () => {
      for (let round = 0; round < 20; round += 1) {
        const key = randomUUID();
        const [created, looked] = await Promise.all([create(key), lookUp(key)]);
        const items = looked.ok ? (await success<ShipmentsPage>(looked)).items : undefined;
        if (created.ok) expect(items).not.toEqual([]);
        else expect(items).toEqual([]);
      }
    });

    test('is answered by what happened the first time, whatever the day is by now', async () => {
      const key = randomUUID();
      const first = await success<Shipment>(await create(key));
      api().now = new Date(Date.parse(FIXTURE_NOW) + 40 * 86_400_000);
      expect(await success(await create(key))).toEqual(first);
      expect((await success<ShipmentsPage>(await lookUp(key))).items).toEqual([first]);
    });

    test('is the same with another query', async () => {
      const key = randomUUID();
      await success(await create(key));
      const changed = { ...domesticDraft, referenceNumber: 'anders' };
      const refused = await problem(await create(key, changed, '/shipments?x=2'), 422);
      expect(refused.code).toBe('IDEMPOTENCY_MISMATCH');
      const other = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => create(other, domesticDraft, `/shipments?x=${index}`)),
      );
      const ids = await Promise.all(answers.map(async (answer) => (await success<Shipment>(answer)).id));
      expect(new Set(ids).size).toBe(1);
    });
  });
}
