import type { Carrier, Notification, Shipment, ShipmentDraft, ShipmentStatus, TrackingEvent } from 'contract';
import { domesticDraft, FIXTURE_NOW, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { CarrierError } from '../../../carriers/index.ts';
import { refreshTracking } from '../../../resources/shipments/tracking.ts';
import { tables } from '../../../store/index.ts';
import { beforeNextWrite } from '../before-next-write.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { auditRecords, shipments, trackingEvents } = tables;

const tooLate = 'Der Dienstleister hat die Sendung bereits übernommen.';

/** Cancelling what is ordered, at its carrier too, and discarding templates. */
export function testCancelling(api: () => TestApi): void {
  const create = async (draft: Partial<ShipmentDraft> = {}) =>
    success<Shipment>(
      await api().call('owner', 'POST /shipments', {
        body: { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, ...draft },
      }),
    );
  const cancel = (id: string, by: PersonName = 'member', version = 1) =>
    api().call(by, `POST /shipments/${id}/cancel`, { headers: { 'if-match': `"${version}"` } });
  const read = async (id: string) => success<Shipment>(await api().call('owner', `GET /shipments/${id}`));
  const set = (id: string, changes: Partial<typeof shipments.$inferInsert>) =>
    api().store.db.update(shipments).set(changes).where(eq(shipments.id, id));
  const tell = (shipmentId: string, status: ShipmentStatus) =>
    api()
      .store.db.insert(trackingEvents)
      .values({ shipmentId, id: `scan-${status}`, at: new Date(FIXTURE_NOW), status, description: 'Scan' });
  const recordsOf = (id: string) =>
    api().store.db.select().from(auditRecords).where(eq(auditRecords.objectId, id)).orderBy(auditRecords.at);
  const newest = async () =>
    (await success<{ items: Notification[] }>(await api().call('owner', 'GET /notifications?perPage=1')))
      .items[0];
  const mended: (() => void)[] = [];
  /** Lets the carrier answer a cancellation so, until the end of the test. */
  const answerCancelling = (answer: () => Promise<void>, carrier: Carrier = 'DHL') => {
    const { carriers } = api().services;
    const connection = carriers.get(carrier);
    if (!connection) throw new Error(`No ${carrier}`);
    carriers.set(carrier, { ...connection, cancel: answer });
    mended.push(() => carriers.set(carrier, connection));
  };
  /** What somebody else does between the looking and the writing of the next call. */
  const beforeNext = (doMeanwhile: () => Promise<unknown>) =>
    mended.push(beforeNextWrite(api().services.db, doMeanwhile));
  afterEach(() => {
    for (const mend of mended.splice(0)) mend();
    api().faults.clear();
  });

  describe('cancelling', () => {
    test('what is ordered reaches the carrier, the history, the colleagues and the audit log', async () => {
      const { id, trackingNumber } = await create();
      const asked: string[] = [];
      answerCancelling(async () => void asked.push(id));
      expect(await success<Shipment>(await cancel(id))).toMatchObject({
        id,
        status: 'cancelled',
        isAvis: false,
        trackingNumber,
      });
      expect(asked).toEqual([id]);
      const { events } = await success<{ events: TrackingEvent[] }>(
        await api().call('owner', `GET /shipments/${id}/track`),
      );
      expect(events[0]).toMatchObject({ status: 'cancelled', description: 'Storniert' });
      expect(await newest()).toMatchObject({
        type: 'shipment-status-updated',
        createdBy: { id: people.member.id },
        entity: { id, status: 'CANCELLED' },
      });
      expect((await recordsOf(id)).at(-1)).toMatchObject({
        action: 'cancelled',
        personId: people.member.id,
        changes: expect.arrayContaining([
          { field: 'status', before: 'ordered', after: 'cancelled' },
        ]) as unknown,
      });
      expect((await api().call('owner', `GET /shipments/${id}/shipping-label`)).status).toBe(409);
    });

    test('again changes nothing, and asks nobody', async () => {
      const { id } = await create();
      const first = await success(await cancel(id));
      answerCancelling(() => Promise.reject(new Error('Nobody may ask')));
      expect(await success(await cancel(id))).toEqual(first);
      expect((await recordsOf(id)).filter(({ action }) => action === 'cancelled')).toHaveLength(1);
    });

    test('by two people at once is done once', async () => {
      const { id } = await create();
      const answers = await Promise.all([cancel(id), cancel(id, 'owner')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await recordsOf(id)).filter(({ action }) => action === 'cancelled')).toHaveLength(1);
    });

    test('a template discards it, and asks no carrier', async () => {
      const { id } = await create({ isAvis: true });
      answerCancelling(() => Promise.reject(new Error('Nobody may ask')));
      expect(await success<Shipment>(await cancel(id, 'packer'))).toMatchObject({
        status: 'cancelled',
        isAvis: true,
        trackingNumber: null,
      });
      expect((await api().call('owner', `POST /shipments/${id}/submit`)).status).toBe(409);
    });

    test('a template that somebody has ordered meanwhile is refused, and asks no carrier', async () => {
      const { id } = await create({ isAvis: true });
      await success(await api().call('packer', `POST /shipments/${id}/submit`));
      answerCancelling(() => Promise.reject(new Error('Nobody may ask')));
      expect(await problem(await cancel(id), 412)).toMatchObject({
        code: 'VERSION_STALE',
        title: 'Diese Sendung wurde inzwischen geändert.',
      });
      expect(await read(id)).toMatchObject({ status: 'ordered', version: 2 });
    });

    test('a template that is ordered between looking and discarding is not told to be discarded', async () => {
      const { id } = await create({ isAvis: true });
      beforeNext(async () => success(await api().call('packer', `POST /shipments/${id}/submit`)));
      expect((await problem(await cancel(id), 412)).code).toBe('VERSION_STALE');
      expect(await read(id)).toMatchObject({ status: 'ordered' });
    });

    test('a template that is changed between looking and discarding is kept', async () => {
      const { id } = await create({ isAvis: true });
      const changed = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, description: 'Neu' };
      const headers = { 'if-match': '"1"' };
      beforeNext(async () =>
        success(await api().call('packer', `PATCH /shipments/${id}`, { body: changed, headers })),
      );
      expect((await problem(await cancel(id), 412)).code).toBe('VERSION_STALE');
      expect(await read(id)).toMatchObject({ status: 'avis', version: 2 });
    });

    test('demo data that is closed or moved between looking and cancelling is not told to be cancelled', async () => {
      for (const [meanwhile, status] of [
        [{ closedAt: new Date(FIXTURE_NOW) }, 409],
        [{ status: 'exception', version: 2 }, 412],
      ] as const) {
        const { id } = await create();
        await set(id, { isDemo: true });
        beforeNext(() => set(id, meanwhile));
        expect((await cancel(id)).status).toBe(status);
        expect((await read(id)).status).not.toBe('cancelled');
      }
    });

    test('what its carrier has moved on meanwhile is refused to whoever saw it before', async () => {
      const { id } = await create();
      const [row] = await api().store.db.select().from(shipments).where(eq(shipments.id, id));
      const { carriers } = api().services;
      const connection = carriers.get('DHL');
      if (!row || !connection) throw new Error('It was not ordered');
      const failed = {
        id: 'x',
        at: FIXTURE_NOW,
        status: 'exception',
        description: 'Adresse unklar',
      } as const;
      const track = async () => [{ ...failed, location: null, carrierText: null, pieceNumber: null }];
      const asked = new Map(carriers).set('DHL', { ...connection, track });
      await refreshTracking({ ...api().services, carriers: asked }, row);
      expect(await read(id)).toMatchObject({ status: 'exception', version: 2 });
      expect((await cancel(id)).status).toBe(412);
      expect((await cancel(id, 'member', 2)).status).toBe(200);
    });

    test('what nobody has named a version of is refused', async () => {
      const { id } = await create();
      expect((await api().call('member', `POST /shipments/${id}/cancel`)).status).toBe(428);
      expect(await read(id)).toMatchObject({ status: 'ordered' });
    });

    test('what has an exception is left to the carrier', async () => {
      const { id } = await create();
      await set(id, { status: 'exception', exceptionReason: 'Adresse unbekannt' });
      expect(await success<Shipment>(await cancel(id))).toMatchObject({
        status: 'cancelled',
        exceptionReason: null,
      });
    });

    test.each(['transit', 'in_delivery', 'delivered', 'returned'] as const)(
      'what is %s is too late, and asks no carrier',
      async (status) => {
        const { id } = await create();
        await set(id, { status });
        answerCancelling(() => Promise.reject(new Error('Nobody may ask')));
        expect(await problem(await cancel(id), 409)).toMatchObject({
          title: 'Die Sendung konnte nicht storniert werden.',
          detail: tooLate,
        });
      },
    );

    test.each([
      ['exception', 'transit'],
      ['exception', 'in_delivery'],
      ['exception', 'delivered'],
      ['exception', 'returned'],
      ['ordered', 'transit'],
    ] as const)(
      'what is %s after a scan of %s is too late, and says so where it is read',
      async (now, once) => {
        const { id } = await create();
        await set(id, { status: now });
        await tell(id, once);
        answerCancelling(() => Promise.reject(new Error('Nobody may ask')));
        expect((await problem(await cancel(id), 409)).detail).toBe(tooLate);
        expect(await read(id)).toMatchObject({ status: now, isTakenOver: true });
        const { items } = await success<{ items: Shipment[] }>(
          await api().call('owner', `GET /shipments?search=${(await read(id)).orderNumber}`),
        );
        expect(items).toMatchObject([{ id, isTakenOver: true }]);
      },
    );

    test('what had its exception before anybody came for it is not taken over', async () => {
      const { id } = await create();
      await set(id, { status: 'exception' });
      await tell(id, 'exception');
      expect(await read(id)).toMatchObject({ isTakenOver: false });
      expect((await cancel(id)).status).toBe(200);
    });

    test('after the day-end closing is too late', async () => {
      const { id } = await create();
      await set(id, { closedAt: new Date(FIXTURE_NOW) });
      expect((await problem(await cancel(id), 409)).detail).toBe(
        'Nach dem Tagesabschluss nicht mehr möglich.',
      );
      expect(await read(id)).toMatchObject({ status: 'ordered' });
    });

    test.each(['open', 'unclear'] as const)(
      'what nobody knows to be ordered is too soon: %s',
      async (ordering) => {
        const { id } = await create({ isAvis: true });
        await set(id, { ordering });
        expect((await problem(await cancel(id), 409)).detail).toBe('Diese Sendung wird gerade beauftragt.');
      },
    );

    test.each([
      [
        'refuses',
        () => new CarrierError('refused', 'Schon abgeholt.'),
        422,
        'CARRIER_REFUSED',
        'Schon abgeholt.',
      ],
      [
        'cannot be reached',
        () => new CarrierError('unreachable', 'Away'),
        503,
        'CARRIER_REFUSED',
        'DHL antwortet nicht. Versuchen Sie es erneut.',
      ],
      [
        'has perhaps done it',
        () => new CarrierError('unreachable', 'Lost', { isOutcomeUnknown: true }),
        502,
        'CARRIER_UNKNOWN',
        'DHL hat nicht geantwortet, ob die Sendung storniert ist. Versuchen Sie es erneut.',
      ],
      [
        'talks nonsense',
        () => new CarrierError('faulty', 'What'),
        502,
        'CARRIER_UNKNOWN',
        'DHL hat nicht geantwortet, ob die Sendung storniert ist. Versuchen Sie es erneut.',
      ],
    ] as const)('whose carrier %s is not done', async (_, error, status, code, detail) => {
      const before = await create();
      answerCancelling(() => Promise.reject(error()));
      expect(await problem(await cancel(before.id), status)).toMatchObject({
        title: 'Die Sendung konnte nicht storniert werden.',
        code,
        detail,
      });
      expect(await read(before.id)).toEqual(before);
    });

    test('demo data asks no carrier', async () => {
      const { id } = await create();
      await set(id, { isDemo: true });
      answerCancelling(() => Promise.reject(new Error('Nobody may ask')));
      expect((await cancel(id)).status).toBe(200);
    });
  });
}
