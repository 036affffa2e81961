import type { Shipment, ShipmentStatus, TrackingEvent } from 'contract';
import { domesticDraft, FIXTURE_NOW } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

interface Tracking {
  readonly events: TrackingEvent[];
  readonly updatedAt: string;
  readonly shipment: Shipment;
}

/** When a parcel was ordered for its simulated carrier to tell of this as the latest, at the fixtures' moment. */
const orderedFor = {
  ordered: { orderedAt: new Date('2026-11-20T13:00:00Z'), expectedDeliveryDate: '2026-11-24' },
  transit: { orderedAt: new Date('2026-11-19T09:00:00Z'), expectedDeliveryDate: '2026-11-23' },
};
type Reported = keyof typeof orderedFor;

/** What becomes of a shipment when its carrier tells of what lies behind it. */
export function testTracking(api: () => TestApi): void {
  describe('tracking', () => {
    let shipment: Shipment;

    beforeEach(async () => {
      shipment = await success(await api().call('owner', 'POST /shipments', { body: domesticDraft }));
    });

    const track = async () =>
      success<Tracking>(await api().call('owner', `GET /shipments/${shipment.id}/track`));

    /** As if the last time lay more than a minute back. */
    const forgetLastTime = () => api().store.db.delete(tables.trackingInquiries);

    const trackAs = async (
      status: ShipmentStatus,
      reported: Reported,
      exceptionReason: string | null = null,
    ) => {
      await api()
        .store.db.update(tables.shipments)
        .set({ status, exceptionReason, ...orderedFor[reported] })
        .where(eq(tables.shipments.id, shipment.id));
      await forgetLastTime();
      const tracking = await track();
      const stored = await success<Shipment>(await api().call('owner', `GET /shipments/${shipment.id}`));
      expect(stored).toEqual(tracking.shipment);
      return tracking;
    };

    test.each<[ShipmentStatus, Reported]>([
      ['transit', 'ordered'],
      ['in_delivery', 'ordered'],
      ['exception', 'ordered'],
      ['delivered', 'ordered'],
      ['delivered', 'transit'],
      ['returned', 'ordered'],
      ['returned', 'transit'],
      ['cancelled', 'ordered'],
      ['cancelled', 'transit'],
    ])('never takes %s back to %s', async (status, reported) => {
      expect((await trackAs(status, reported)).shipment.status).toBe(status);
    });

    test.each<[ShipmentStatus, Reported]>([
      ['ordered', 'transit'],
      ['in_delivery', 'transit'],
      ['exception', 'transit'],
    ])('moves %s on to %s', async (status, reported) => {
      expect((await trackAs(status, reported)).shipment.status).toBe(reported);
    });

    test('tells when it was delivered, which is another day than was promised', async () => {
      // Its carrier has told its whole life by now.
      const orderedAt = new Date('2026-11-03T09:00:00Z');
      await api()
        .store.db.update(tables.shipments)
        .set({ orderedAt, expectedDeliveryDate: '2026-11-04' })
        .where(eq(tables.shipments.id, shipment.id));
      const { events, shipment: tracked } = await track();
      const delivered = events.find(({ status }) => status === 'delivered');
      expect(tracked.deliveredAt).toBe(delivered?.at ?? null);
      expect(tracked.expectedDeliveryDate).toBe('2026-11-04');
      expect(shipment.deliveredAt).toBeNull();
    });

    test('asks the carrier once a minute, and says since when it is known', async () => {
      const first = await track();
      expect(first.updatedAt).toBe(FIXTURE_NOW);
      api().faults.set('DHL', { mode: 'fail' });
      const answers = await Promise.all([track(), track(), track()]);
      api().faults.clear();
      expect(answers).toEqual([first, first, first]);
    });

    test('that has failed claims no news', async () => {
      const orderedAt = new Date('2026-11-19T09:00:00Z');
      await api()
        .store.db.update(tables.shipments)
        .set({ orderedAt })
        .where(eq(tables.shipments.id, shipment.id));
      api().faults.set('DHL', { mode: 'fail' });
      const failed = await api().call('owner', `GET /shipments/${shipment.id}/track`);
      api().faults.clear();
      expect(failed.status).toBe(502);
      expect(await track()).toMatchObject({ events: [], updatedAt: orderedAt.toISOString() });
    });

    test('keeps in the history what changes nothing', async () => {
      const { events, shipment: tracked } = await trackAs('delivered', 'transit');
      expect(tracked.status).toBe('delivered');
      // Two of each piece.
      const scans = tracked.pieceNumbers.flatMap(() => ['transit', 'transit']);
      expect(events.map(({ status }) => status)).toEqual([...scans, 'ordered']);
    });

    test('forgets the reason of an exception that is over, and no other', async () => {
      const reason = 'Adresse unklar';
      expect((await trackAs('exception', 'ordered', reason)).shipment.exceptionReason).toBe(reason);
      expect((await trackAs('exception', 'transit', reason)).shipment.exceptionReason).toBeNull();
    });
  });
}
