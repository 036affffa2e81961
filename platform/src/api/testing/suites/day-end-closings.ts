import { randomUUID } from 'node:crypto';
import type { AuditRecord, Shipment } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CarrierError } from '../../../carriers/index.ts';
import { fillTrackingNumber } from '../../../resources/shipments/late-number.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { dayEndKit, nothingOpen } from './day-end-kit.ts';

const { shipments } = tables;

/** What is open, and what becomes of it when it is closed. */
export function testDayEndClosings(api: () => TestApi): void {
  const kit = dayEndKit(api);
  const { order, close, closed, open, openOfDhl, openShipments, list, read, membersOf } = kit;
  const { cancel, answerClosing, nobodyMayAsk } = kit;

  describe('day-end closing', () => {
    kit.beginEmpty();

    test('sums up what is open, closes it, and tells it in the list and in the history', async () => {
      const [first, second] = [await order(), await order()];
      await order({ isAvis: true });
      const dhl = await openOfDhl();
      expect(await open()).toHaveLength(1);
      const perShipment = domesticDraft.shipmentData.packages;
      const pieces = perShipment.reduce((sum, { amount }) => sum + amount, 0);
      expect(dhl).toMatchObject({ shipments: 2, packages: 2 * pieces, failed: { shipments: 0 } });
      expect(dhl?.products).toEqual([first.carrierProduct]);
      expect((await openShipments()).items.map(({ id }) => id)).toEqual([second.id, first.id]);

      const { closing, failures } = await closed();
      expect(failures).toEqual([]);
      expect(closing).toMatchObject({
        carrier: 'DHL',
        shipments: 2,
        packages: dhl?.packages,
        weightKg: dhl?.weightKg,
        createdBy: { id: people.member.id },
      });
      expect(closing?.number).toMatch(/^TA-\d+$/);
      expect(await open()).toEqual([]);
      expect((await list()).items[0]).toEqual(closing);
      expect(await success(await api().call('owner', `GET /day-end-closings/${closing?.id}`))).toEqual(
        closing,
      );
      expect(await read(first.id)).toMatchObject({ status: 'ordered', closedAt: closing?.createdAt });
      const { items } = await success<{ items: AuditRecord[] }>(
        await api().call('owner', `GET /shipments/${first.id}/audit-logs`),
      );
      expect(items[0]).toMatchObject({ action: 'closed', by: { id: people.member.id } });
    });

    test('ends cancelling, here and at the carrier', async () => {
      const { id } = await order();
      await closed();
      const refused = await cancel(id);
      expect(await problem(refused, 409)).toMatchObject({
        detail: 'Nach dem Tagesabschluss nicht mehr möglich.',
      });
      // The carrier alone says so too, where it was asked before we knew.
      await api().store.db.update(shipments).set({ closedAt: null }).where(eq(shipments.id, id));
      const atCarrier = await cancel(id);
      expect(await problem(atCarrier, 422)).toMatchObject({
        detail: 'Der Tagesabschluss ist schon erstellt.',
      });
      expect(await read(id)).toMatchObject({ status: 'ordered' });
    });

    test('of a shipment that is being cancelled leaves it out', async () => {
      const [kept, cancelled] = [await order(), await order()];
      expect((await cancel(cancelled.id)).status).toBe(200);
      const { closing } = await closed();
      expect(closing).toMatchObject({ shipments: 1 });
      expect((await membersOf(closing?.id ?? '')).map(({ shipmentId }) => shipmentId)).toEqual([kept.id]);
      expect(await read(cancelled.id)).toMatchObject({ status: 'cancelled', closedAt: null });
    });

    test('closes what is chosen and nothing else, and of that what is open', async () => {
      const [chosen, other] = [await order(), await order()];
      const template = await order({ isAvis: true });
      const { closing } = await closed({ onlyIds: [chosen.id, template.id, 'shp_nobody'] });
      expect((await membersOf(closing?.id ?? '')).map(({ shipmentId }) => shipmentId)).toEqual([chosen.id]);
      expect((await openShipments()).items.map(({ id }) => id)).toEqual([other.id]);
      expect(await problem(await close({ onlyIds: [chosen.id] }), 422)).toMatchObject({ title: nothingOpen });
      expect((await close({ onlyIds: [] })).status).toBe(422);
    });

    test('leaves open what is excluded, and what nobody has seen', async () => {
      const [kept, excluded] = [await order(), await order()];
      const seen = api().now.toISOString();
      api().now = new Date(api().now.getTime() + 60_000);
      const later = await order();
      const { closing } = await closed({ excludedIds: [excluded.id], orderedUntil: seen });
      expect(closing).toMatchObject({ shipments: 1 });
      expect(await read(kept.id)).toMatchObject({ closedAt: closing?.createdAt });
      const left = (await openShipments()).items.map(({ id }) => id);
      expect(left).toEqual([later.id, excluded.id]);
      expect((await cancel(excluded.id)).status).toBe(200);
    });

    test('leaves open what has got its number, or was settled, behind the list', async () => {
      const { db } = api().store;
      const [seen, late] = [await order(), await order()];
      await db.update(shipments).set({ trackingNumber: null }).where(eq(shipments.id, late.id));
      const key = randomUUID();
      const body = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null };
      api().faults.set('DHL', { mode: 'lost-answer' });
      await problem(await api().call('owner', 'POST /shipments', { body, key }), 502);
      api().faults.clear();
      const { asOf } = await success<{ asOf: string }>(
        await api().call('owner', 'GET /day-end-closings/open'),
      );
      expect(await openOfDhl()).toMatchObject({ shipments: 1 });
      api().now = new Date(api().now.getTime() + 120_000);
      const [row] = await db.select().from(shipments).where(eq(shipments.id, late.id));
      if (!row) throw new Error('It was not stored');
      await fillTrackingNumber(api().services, row, { trackingNumber: late.trackingNumber ?? '' });
      const { id } = await success<Shipment>(await api().call('owner', 'POST /shipments', { body, key }));
      const { closing } = await closed({ orderedUntil: asOf });
      expect((await membersOf(closing?.id ?? '')).map(({ shipmentId }) => shipmentId)).toEqual([seen.id]);
      expect((await openShipments()).items.map((shipment) => shipment.id).toSorted()).toEqual(
        [late.id, id].toSorted(),
      );
    });

    test('without open shipments is none', async () => {
      nobodyMayAsk();
      expect(await problem(await close(), 422)).toMatchObject({ title: nothingOpen });
      expect(await problem(await close({ carrier: 'DPD' }), 422)).toMatchObject({
        errors: [{ pointer: '/carrier' }],
      });
    });

    test('fails for single shipments, closes the others, and tries those alone again', async () => {
      const [first, second, third] = [await order(), await order(), await order()];
      answerClosing(async () => [{ reference: second.id, reason: 'Postleitzahl bei DHL unbekannt' }]);
      const partly = await closed();
      expect(partly).toMatchObject({
        closing: { shipments: 2 },
        failures: [{ shipmentId: second.id, reason: 'Postleitzahl bei DHL unbekannt' }],
      });
      expect(await openOfDhl()).toMatchObject({ shipments: 1, failed: { shipments: 1 } });
      const later = await order();
      const { items } = await openShipments();
      expect(items.map(({ id, failure }) => [id, failure?.reason])).toEqual([
        [second.id, 'Postleitzahl bei DHL unbekannt'],
        [later.id, undefined],
      ]);
      for (const { id } of [first, third])
        expect(await read(id)).toMatchObject({ closedAt: partly.closing?.createdAt });
      expect(await read(second.id)).toMatchObject({ closedAt: null });

      const asked: string[] = [];
      answerClosing(async (parcels) => {
        asked.push(...parcels.map(({ reference }) => reference));
        return [];
      });
      expect(await closed({ only: 'failed' })).toMatchObject({ closing: { shipments: 1 }, failures: [] });
      expect(asked).toEqual([second.id]);
      expect(await openOfDhl()).toMatchObject({ shipments: 1, failed: { shipments: 0 } });
    });

    test('of which all fail is none', async () => {
      const { id } = await order();
      api().faults.set('DHL', { mode: 'refuse-closing', reason: 'Nicht angemeldet' });
      const before = (await list()).totalItems;
      expect(await closed()).toEqual({
        closing: null,
        failures: [{ shipmentId: id, reason: 'Nicht angemeldet' }],
      });
      expect((await list()).totalItems).toBe(before);
      expect(
        await problem(await close({ only: 'failed', excludedIds: [] }, 'otherOwner'), 422),
      ).toMatchObject({
        title: nothingOpen,
      });
    });

    test.each([
      ['refuses', new CarrierError('refused', 'Heute kein Abholer.'), 422, 'Heute kein Abholer.'],
      [
        'cannot be reached',
        new CarrierError('unreachable', 'Away'),
        503,
        'DHL antwortet nicht. Es wurde nichts abgeschlossen. Versuchen Sie es erneut.',
      ],
      [
        'does not answer',
        new CarrierError('unreachable', 'Lost', { isOutcomeUnknown: true }),
        502,
        'DHL hat nicht bestätigt, dass der Tagesabschluss angekommen ist. Versuchen Sie es erneut.',
      ],
    ] as const)('whose carrier %s closes nothing', async (_, error, status, detail) => {
      const { id } = await order();
      answerClosing(() => Promise.reject(error));
      expect(await problem(await close(), status)).toMatchObject({
        title: 'Fehler beim Erstellen des Tagesabschlusses',
        detail,
      });
      expect(await read(id)).toMatchObject({ closedAt: null });
    });

    test('whose answer was lost at the carrier is repeated, and closes each once', async () => {
      const { id } = await order();
      api().faults.set('DHL', { mode: 'lost-answer' });
      await problem(await close(), 502);
      api().faults.clear();
      expect(await closed()).toMatchObject({ closing: { shipments: 1 } });
      expect(await read(id)).not.toMatchObject({ closedAt: null });
    });
  });
}
