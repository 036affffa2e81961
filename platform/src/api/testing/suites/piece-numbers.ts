import type { SearchHits, Shipment, ShipmentStatus, TrackingEvent } from 'contract';
import { domesticDraft, FIXTURE_NOW } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { refreshTracking } from '../../../resources/shipments/tracking.ts';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { shipments } = tables;

/** What carriers call the single pieces of a shipment, and what they tell of them. */
export function testPieceNumbers(api: () => TestApi): void {
  const order = async (amounts: readonly number[]) => {
    const [row] = domesticDraft.shipmentData.packages;
    const packages = amounts.map((amount) => ({ ...row, amount }));
    const body = {
      ...domesticDraft,
      linkedRecipientId: null,
      linkedSenderId: null,
      shipmentData: { ...domesticDraft.shipmentData, packages },
    };
    return success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
  };

  const trackingOf = async (id: string) =>
    success<{ events: TrackingEvent[]; shipment: Shipment }>(
      await api().call('owner', `GET /shipments/${id}/track`),
    );

  const told = new Map<string, TrackingEvent[]>();

  /** What becomes of a shipment when its carrier tells this of a piece, an hour after what it has told before. */
  const afterReport = async (id: string, pieceNumber: string, status: ShipmentStatus) => {
    const before = told.get(id) ?? [];
    const at = new Date(Date.parse(FIXTURE_NOW) + before.length * 3_600_000).toISOString();
    const description = `${status} ${pieceNumber}`;
    const event = { id: `${id}-${before.length}`, at, status, description, pieceNumber };
    const events = [{ ...event, location: null, carrierText: null }, ...before];
    told.set(id, events);
    const [row] = await api().store.db.select().from(shipments).where(eq(shipments.id, id));
    const connection = api().services.carriers.get('DHL');
    if (!row || !connection) throw new Error('It was not ordered');
    const carriers = new Map(api().services.carriers).set('DHL', {
      ...connection,
      track: async () => events,
    });
    await refreshTracking({ ...api().services, carriers }, row);
    return success<Shipment>(await api().call('owner', `GET /shipments/${id}`));
  };

  describe('the pieces of a shipment', () => {
    test('have a number each, the first of which is that of the shipment', async () => {
      const { id, trackingNumber, pieceNumbers } = await order([2, 1]);
      expect(pieceNumbers).toHaveLength(3);
      expect(new Set(pieceNumbers).size).toBe(3);
      expect(pieceNumbers[0]).toBe(trackingNumber);
      const read = await success<Shipment>(await api().call('packer', `GET /shipments/${id}`));
      expect(read.pieceNumbers).toEqual(pieceNumbers);
      expect((await order([1])).pieceNumbers).toHaveLength(1);
    });

    test('are found by theirs', async () => {
      const { id, pieceNumbers } = await order([3]);
      for (const number of pieceNumbers) {
        const hits = await success<SearchHits>(
          await api().call('owner', `GET /search?q=${encodeURIComponent(number)}`),
        );
        expect(
          hits.shipments.map((hit) => hit.id),
          number,
        ).toEqual([id]);
      }
    });

    test('are told of one by one, once their carrier has them', async () => {
      const { id, pieceNumbers } = await order([2, 1]);
      const orderedAt = new Date('2026-11-19T09:00:00Z');
      await api().store.db.update(shipments).set({ orderedAt }).where(eq(shipments.id, id));
      const { events, shipment } = await trackingOf(id);
      expect(shipment.status).toBe('transit');
      const last = events.at(-1);
      expect(last).toMatchObject({ status: 'ordered', pieceNumber: null });
      for (const number of pieceNumbers) {
        const own = events.filter(({ pieceNumber }) => pieceNumber === number);
        expect(own.map(({ status }) => status)).toEqual(['transit', 'transit']);
      }
      const { id: alone } = await order([1]);
      await api().store.db.update(shipments).set({ orderedAt }).where(eq(shipments.id, alone));
      expect((await trackingOf(alone)).events.map(({ pieceNumber }) => pieceNumber)).toEqual([
        null,
        null,
        null,
      ]);
    });

    test('arrive with the last of them, and one in trouble is trouble of the shipment', async () => {
      const { id, pieceNumbers } = await order([3]);
      const [first = '', second = '', third = ''] = pieceNumbers;
      expect(await afterReport(id, first, 'delivered')).toMatchObject({
        status: 'transit',
        deliveredAt: null,
      });
      expect(await afterReport(id, second, 'exception')).toMatchObject({
        status: 'exception',
        exceptionReason: `exception ${second}`,
      });
      expect(await afterReport(id, third, 'exception')).toMatchObject({
        status: 'exception',
        exceptionReason: `exception ${third}`,
      });
      expect(await afterReport(id, second, 'delivered')).toMatchObject({ status: 'exception' });
      const arrived = await afterReport(id, third, 'delivered');
      expect(arrived).toMatchObject({ status: 'delivered', exceptionReason: null });
      expect(arrived.deliveredAt).not.toBeNull();
    });

    test('have none as long as nothing is ordered', async () => {
      const body = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, isAvis: true };
      const template = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
      expect(template.pieceNumbers).toEqual([]);
    });
  });
}
