import type { CarrierAnswer, CarrierCheck, CarrierConnectionFacts, Shipment } from 'contract';
import { domesticDraft, FIXTURE_NOW, people } from 'contract/fixtures';
import { and, desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CarrierConnection } from '../../../carriers/index.ts';
import { beginFirstChecks } from '../../../resources/carrier-connections/begin-first-checks.ts';
import { pruneCalls } from '../../../resources/carrier-connections/call-log.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { auditRecords, carrierCalls, shipments } = tables;

/** How connections to carriers are measured, and what staff ask carriers by hand. */
export function testCarrierConnections(api: () => TestApi): void {
  const list = async () => {
    await api().services.carrierCalls.settled();
    const { connections } = await success<{ connections: CarrierConnectionFacts[] }>(
      await api().call('backofficeUser', 'GET /carrier-api'),
    );
    return connections;
  };
  const of = async (carrier: string) => (await list()).find((connection) => connection.carrier === carrier);
  const check = (carrier: string, by: PersonName = 'backofficeUser') =>
    api().call(by, 'POST /carrier-api/checks', { body: { carrier } });
  const send = (body: object, by: PersonName = 'backofficeUser') =>
    api().call(by, 'POST /carrier-api/requests', { body });
  const place = ({ address }: typeof domesticDraft.from) => address;
  const ratesRequest = {
    from: place(domesticDraft.from),
    to: place(domesticDraft.to),
    shipmentData: domesticDraft.shipmentData,
  };
  const ordered = async () =>
    success<Shipment>(await api().call('owner', 'POST /shipments', { body: domesticDraft }));
  const exchange = (carrier: 'DHL', own: Partial<CarrierConnection>) => {
    const { carriers } = api().services;
    const connection = carriers.get(carrier) as CarrierConnection;
    carriers.set(carrier, { ...connection, ...own });
    restore.push(() => carriers.set(carrier, connection));
  };
  const restore: (() => void)[] = [];

  describe('the connections to carriers', () => {
    beforeEach(async () => {
      await api().services.carrierCalls.settled();
      await api().store.db.delete(carrierCalls);
    });
    afterEach(() => {
      api().faults.clear();
      api().now = new Date(FIXTURE_NOW);
      for (const undo of restore.splice(0).toReversed()) undo();
    });

    test('are measured once a platform has started, where nobody has asked', async () => {
      api().faults.set('MEX', { mode: 'fail' });
      await api().call('backofficeUser', 'POST /carrier-api/checks', { body: { carrier: 'GLS' } });
      const before = await of('GLS');
      const checks = beginFirstChecks(api().services);
      await expect
        .poll(async () => (await list()).map(({ carrier, state }) => `${carrier} ${state}`))
        .toEqual([
          'DHL reachable',
          'FedEx reachable',
          'UPS reachable',
          'MEX disturbed',
          'GLS reachable',
          'ILO reachable',
          'DEKU reachable',
        ]);
      await checks.close();
      expect(await of('GLS')).toEqual(before);
    });

    test('are not measured by checks that an ending platform calls off', async () => {
      await beginFirstChecks(api().services).close();
      expect((await list()).every(({ state }) => state === 'unasked')).toBe(true);
    });

    test('say nothing of a carrier that nobody has asked', async () => {
      const connections = await list();
      expect(connections.map(({ carrier }) => carrier)).toEqual([
        'DHL',
        'FedEx',
        'UPS',
        'MEX',
        'GLS',
        'ILO',
        'DEKU',
      ]);
      expect(connections[0]).toMatchObject({
        displayName: 'DHL (simuliert)',
        state: 'unasked',
        isProduction: false,
        lastAnswer: null,
        lastFailure: null,
      });
      expect(connections[0]?.hours).toHaveLength(24);
      expect(connections[0]?.hours.every(({ calls, medianMs }) => calls === 0 && medianMs === null)).toBe(
        true,
      );
    });

    test('are measured by every call, hour by hour, and by what went wrong last', async () => {
      api().faults.set('GLS', { mode: 'fail' });
      const body = { ...ratesRequest, carriers: ['DHL', 'GLS'] };
      await (await api().call('owner', 'POST /rates', { body })).text();
      await ordered();
      const dhl = await of('DHL');
      expect(dhl).toMatchObject({ state: 'reachable', lastFailure: null });
      expect(dhl?.lastAnswer?.at).toBe(FIXTURE_NOW);
      expect(dhl?.hours.at(-1)).toMatchObject({ from: '2026-11-20T13:00:00.000Z', calls: 2, failed: 0 });
      expect(await of('GLS')).toMatchObject({
        state: 'disturbed',
        lastAnswer: null,
        lastFailure: {
          at: FIXTURE_NOW,
          operation: 'rates',
          outcome: 'unreachable',
          detail: 'GLS cannot be reached',
        },
      });
      api().faults.clear();
      api().now = new Date(Date.parse(FIXTURE_NOW) + 3_600_000);
      await (await api().call('owner', 'POST /rates', { body })).text();
      const gls = await of('GLS');
      expect(gls).toMatchObject({ state: 'reachable', lastFailure: { outcome: 'unreachable' } });
      expect(gls?.hours.slice(-2)).toMatchObject([
        { calls: 1, failed: 1 },
        { calls: 1, failed: 0 },
      ]);
    });

    test('tell the median and the slow end of an hour', async () => {
      const createdAt = new Date(FIXTURE_NOW);
      await api()
        .store.db.insert(carrierCalls)
        .values(
          Array.from({ length: 101 }, (_, index) => ({
            carrier: 'UPS' as const,
            operation: 'rates' as const,
            outcome: 'answered' as const,
            createdAt,
            durationMs: index * 10,
            detail: '',
          })),
        );
      expect((await of('UPS'))?.hours.at(-1)).toMatchObject({ calls: 101, medianMs: 500, slowMs: 950 });
    });

    test('are forgotten after three days', async () => {
      await success(await check('UPS'));
      await pruneCalls(api().store.db, new Date(Date.parse(FIXTURE_NOW) + 2 * 86_400_000));
      expect(await of('UPS')).toMatchObject({ state: 'reachable' });
      await pruneCalls(api().store.db, new Date(Date.parse(FIXTURE_NOW) + 4 * 86_400_000));
      expect(await of('UPS')).toMatchObject({ state: 'unasked' });
    });

    test('are checked by a question that changes nothing', async () => {
      const reachable = await success<CarrierCheck>(await check('GLS'));
      expect(reachable).toMatchObject({
        outcome: 'answered',
        at: FIXTURE_NOW,
        connection: { carrier: 'GLS', state: 'reachable', lastAnswer: { at: FIXTURE_NOW } },
      });
      api().faults.set('GLS', { mode: 'fail' });
      expect(await success(await check('GLS'))).toMatchObject({
        outcome: 'unreachable',
        connection: { state: 'failedLast', lastFailure: { operation: 'catalogue' } },
      });
      expect(await success(await check('GLS'))).toMatchObject({ connection: { state: 'disturbed' } });
      await problem(await check('Brieftaube'), 422);
      await problem(await check('GLS', 'owner'), 403);
    });

    test('that are not configured are neither checked nor asked', async () => {
      const { carriers } = api().services;
      const ilo = carriers.get('ILO') as CarrierConnection;
      carriers.delete('ILO');
      restore.push(() => carriers.set('ILO', ilo));
      expect(await of('ILO')).toMatchObject({ state: 'notConfigured', isProduction: null });
      expect(await problem(await check('ILO'), 409)).toMatchObject({ title: 'ILO ist nicht konfiguriert.' });
      await problem(await send({ carrier: 'ILO', operation: 'rates', request: ratesRequest }), 409);
    });
  });

  describe('requests by hand', () => {
    afterEach(() => {
      api().faults.clear();
      for (const undo of restore.splice(0).toReversed()) undo();
    });

    test('bring back what the carrier says, are in the audit log, and can be repeated on a command line', async () => {
      const answer = await success<CarrierAnswer>(
        await send({ carrier: 'DHL', operation: 'rates', request: ratesRequest }),
      );
      expect(answer).toMatchObject({ outcome: 'answered', operation: 'rates', detail: '', isCut: false });
      expect(answer.body).toContain('\n  "rates": [\n');
      expect(answer.curl).toContain("curl -X POST 'https://api.lotse.example/carrier-api/requests'");
      expect(answer.curl).toContain("-H 'Authorization: Bearer ••••'");
      expect(answer.curl).toContain('"operation":"rates"');
      const [record] = await api()
        .store.db.select()
        .from(auditRecords)
        .where(and(eq(auditRecords.objectKind, 'carrier-request'), eq(auditRecords.objectId, 'DHL')))
        .orderBy(desc(auditRecords.at))
        .limit(1);
      expect(record).toMatchObject({ action: 'requested', personId: people.backofficeUser.id });
      expect(record?.changes).toContainEqual({ field: 'operation', before: null, after: 'rates' });
    });

    test('show no secret, whatever the carrier sends', async () => {
      exchange('DHL', {
        rates: async () => ({ rates: [], unavailable: [], accessToken: 'abc', note: 'Bearer x.y' }) as never,
      });
      const { body, curl } = await success<CarrierAnswer>(
        await send({ carrier: 'DHL', operation: 'rates', request: ratesRequest }),
      );
      expect(JSON.parse(body)).toMatchObject({ accessToken: '••••', note: 'Bearer ••••' });
      expect(body + curl).not.toMatch(/abc|x\.y/);
    });

    test('of a parcel are put by its number, in any case and with any blanks', async () => {
      const { trackingNumber } = await ordered();
      const request = { trackingNumber: ` ${trackingNumber?.replace(/^(\d{4})/, '$1 ')} ` };
      const track = await success<CarrierAnswer>(await send({ carrier: 'DHL', operation: 'track', request }));
      expect(JSON.parse(track.body)).toMatchObject([{ status: 'ordered' }]);
      // Whether the simulated carrier draws it in time is not what is tried here.
      exchange('DHL', { label: async () => new Uint8Array(12) });
      const label = await success<CarrierAnswer>(await send({ carrier: 'DHL', operation: 'label', request }));
      expect(label).toMatchObject({ outcome: 'answered', body: expect.stringContaining('"byteLength": 12') });
      const elsewhere = await problem(await send({ carrier: 'GLS', operation: 'track', request }), 422);
      expect(elsewhere.errors).toEqual([
        {
          pointer: '/request/trackingNumber',
          detail: 'Zu dieser Sendungsnummer gibt es keine Sendung mit GLS.',
        },
      ]);
      const wrong = { carrier: 'DHL', operation: 'rates', request: { ...ratesRequest, from: { city: 5 } } };
      const { errors } = await problem(await send(wrong), 422);
      expect(errors?.map(({ pointer }) => pointer)).toContain('/request/from/countryCode');
    });

    test('that fail say why', async () => {
      api().faults.set('DHL', { mode: 'fail' });
      const body = { carrier: 'DHL', operation: 'rates', request: ratesRequest };
      expect(await success(await send(body))).toMatchObject({
        outcome: 'unreachable',
        detail: 'DHL cannot be reached',
        body: '',
      });
    });

    test('cancel here what they cancel there, by administrators alone', async () => {
      const { id, trackingNumber } = await ordered();
      const body = { carrier: 'DHL', operation: 'cancel', request: { trackingNumber } };
      await problem(await send(body), 403);
      const answer = await success<CarrierAnswer>(await send(body, 'backofficeAdmin'));
      expect(answer).toMatchObject({ outcome: 'answered', body: '' });
      const shipment = await success<Shipment>(await api().call('owner', `GET /shipments/${id}`));
      expect(shipment.status).toBe('cancelled');
      const again = await success<CarrierAnswer>(await send(body, 'backofficeAdmin'));
      expect(again).toMatchObject({ outcome: 'answered' });
    });

    test('ask nothing about a number that two shipments have', async () => {
      const [one, two] = [await ordered(), await ordered()];
      const { trackingNumber } = one;
      await api().store.db.update(shipments).set({ trackingNumber }).where(eq(shipments.id, two.id));
      const body = { carrier: 'DHL', operation: 'cancel', request: { trackingNumber } };
      const { errors } = await problem(await send(body, 'backofficeAdmin'), 422);
      expect(errors).toEqual([
        {
          pointer: '/request/trackingNumber',
          detail: `Diese Sendungsnummer haben mehrere Sendungen mit DHL, etwa ${one.orderNumber} und ${two.orderNumber}.`,
        },
      ]);
    });

    test('leave a shipment as it is where its carrier refuses or is not there', async () => {
      const { id, trackingNumber } = await ordered();
      const body = { carrier: 'DHL', operation: 'cancel', request: { trackingNumber } };
      api().faults.set('DHL', { mode: 'fail' });
      expect(await success(await send(body, 'backofficeAdmin'))).toMatchObject({ outcome: 'unreachable' });
      const shipment = await success<Shipment>(await api().call('owner', `GET /shipments/${id}`));
      expect(shipment.status).toBe('ordered');
    });

    test('in production are for administrators, whatever they ask', async () => {
      exchange('DHL', { isProduction: true });
      const body = { carrier: 'DHL', operation: 'rates', request: ratesRequest };
      await problem(await send(body), 403);
      await success(await send(body, 'backofficeAdmin'));
      expect((await of('DHL'))?.isProduction).toBe(true);
    });
  });
}
