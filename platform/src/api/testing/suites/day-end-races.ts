import { randomUUID } from 'node:crypto';
import type { ClosingResult } from 'contract';
import { eq, inArray, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CarrierError } from '../../../carriers/index.ts';
import { toCarrierOrder } from '../../../resources/shipments/shipment-row.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { dayEndKit } from './day-end-kit.ts';

const { closedShipments, closingAttempts, shipments } = tables;

/** Day-end closings that are repeated, made by two people at once, or large. */
export function testDayEndRaces(api: () => TestApi): void {
  const kit = dayEndKit(api);
  const { order, close, closed, openOfDhl, openShipments, list, membersOf, answerClosing } = kit;

  describe('day-end closing', () => {
    kit.beginEmpty();

    test('with the same key is done once, also at once', async () => {
      await order();
      const key = randomUUID();
      const before = (await list()).totalItems;
      const answers = await Promise.all([close({}, 'member', key), close({}, 'member', key)]);
      const [one, other] = await Promise.all(answers.map((answer) => success<ClosingResult>(answer)));
      expect(other).toEqual(one);
      expect(await success(await close({}, 'member', key))).toEqual(one);
      expect((await list()).totalItems).toBe(before + 1);
      expect(await problem(await close({ only: 'failed' }, 'member', key), 422)).toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
    });

    test('whose answer was lost takes with it what has left meanwhile, when it is repeated', async () => {
      const [left, stays] = [await order(), await order()];
      const key = randomUUID();
      api().faults.set('DHL', { mode: 'lost-answer' });
      await problem(await close({}, 'member', key), 502);
      api().faults.clear();
      const { db } = api().store;
      await db.update(shipments).set({ status: 'transit' }).where(eq(shipments.id, left.id));
      const { closing } = await success<ClosingResult>(await close({}, 'member', key));
      expect(closing).toMatchObject({ shipments: 2 });
      const members = await membersOf(closing?.id ?? '');
      expect(new Set(members.map(({ shipmentId }) => shipmentId))).toEqual(new Set([left.id, stays.id]));
      expect(await db.$count(closingAttempts, eq(closingAttempts.closingId, closing?.id ?? ''))).toBe(0);
    });

    test('that its carrier has refused takes nothing with it that has left meanwhile', async () => {
      const [left] = [await order(), await order()];
      const key = randomUUID();
      answerClosing(() => Promise.reject(new CarrierError('refused', 'Heute kein Abholer.')));
      await problem(await close({}, 'member', key), 422);
      answerClosing(async () => []);
      const { db } = api().store;
      await db.update(shipments).set({ status: 'transit' }).where(eq(shipments.id, left.id));
      expect(await success(await close({}, 'member', key))).toMatchObject({ closing: { shipments: 1 } });
    });

    test('by two people at once closes each shipment exactly once', async () => {
      const ordered = await Promise.all(Array.from({ length: 12 }, () => order()));
      // Both have asked the carrier before either writes.
      const both = Promise.withResolvers<void>();
      let asked = 0;
      answerClosing(async () => {
        asked += 1;
        if (asked === 2) both.resolve();
        await both.promise;
        return [];
      });
      const answers = await Promise.all([close({}, 'owner'), close({}, 'member')]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      const won = answers.find(({ status }) => status === 200);
      if (!won) throw new Error('Nobody has closed');
      const { closing } = await success<ClosingResult>(won);
      expect(closing).toMatchObject({ shipments: 12 });
      const rows = await api()
        .store.db.select()
        .from(closedShipments)
        .where(
          inArray(
            closedShipments.shipmentId,
            ordered.map(({ id }) => id),
          ),
        );
      expect(rows).toHaveLength(12);
      expect(new Set(rows.map(({ closingId }) => closingId))).toEqual(new Set([closing?.id]));
    });

    test('holds two thousand shipments', { timeout: 120_000 }, async () => {
      const { id } = await order();
      const { db } = api().store;
      const [row] = await db.select().from(shipments).where(eq(shipments.id, id));
      if (!row) throw new Error('It was not stored');
      const {
        orderNumber: _number,
        statusGroup: _group,
        deliveryDay: _day,
        facets: _facets,
        numbers: _numbers,
        ...copy
      } = row;
      const batch = randomUUID();
      const copies = Array.from({ length: 1999 }, (_, index) => ({ ...copy, id: `shp_${batch}_${index}` }));
      await db.insert(shipments).values(copies);
      // Its carrier has taken them all, and closes them in its one answer, in the time that it has for that.
      const dhl = api().services.carriers.get('DHL');
      if (!dhl) throw new Error('No DHL');
      const { orderNumber, draft, neutralSender } = row;
      await Promise.all(
        copies.map(({ id: copied }) => dhl.order(toCarrierOrder(copied, orderNumber, draft, neutralSender))),
      );
      expect(await openOfDhl()).toMatchObject({ shipments: 2000 });
      expect(await openShipments('&perPage=100&page=20')).toMatchObject({ totalItems: 2000 });
      const { closing, failures } = await closed();
      expect({ closing, failures }).toMatchObject({ closing: { shipments: 2000 }, failures: [] });
      expect(await membersOf(closing?.id ?? '')).toHaveLength(2000);
      expect(await openOfDhl()).toBeUndefined();
      const pdf = await api().call('owner', `GET /day-end-closings/${closing?.id}/pdf`);
      expect(pdf.status).toBe(200);
      await db.delete(shipments).where(like(shipments.id, `shp_${batch}_%`));
    });

    test('by two people who exclude different shipments at once shares them without one left or double', async () => {
      const ordered = await Promise.all(Array.from({ length: 6 }, () => order()));
      const [a, b] = [ordered[0]?.id ?? '', ordered[5]?.id ?? ''];
      const answers = await Promise.all([
        close({ excludedIds: [a] }, 'owner'),
        close({ excludedIds: [b] }, 'member'),
      ]);
      const results = await Promise.all(answers.map((answer) => success<ClosingResult>(answer)));
      const members = await Promise.all(results.map(({ closing }) => membersOf(closing?.id ?? '')));
      expect(
        members
          .flat()
          .map(({ shipmentId }) => shipmentId)
          .toSorted(),
      ).toEqual(ordered.map(({ id }) => id).toSorted());
      expect(results.reduce((sum, { closing }) => sum + (closing?.shipments ?? 0), 0)).toBe(6);
    });
  });
}
