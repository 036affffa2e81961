import type { Shipment, ShipmentStatus, TrackingEvent } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

interface Tracking {
  readonly events: TrackingEvent[];
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

    const trackAs = async (
      status: ShipmentStatus,
      reported: Reported,
      exceptionReason: string | null = null,
    ) => {
      await api()
        .store.db.update(tables.shipments)
        .set({ status, exceptionReason, ...orderedFor[reported] })
        .where(eq(tables.shipments.id, shipment.id));
      const tracking = await success<Tracking>(
        await api().call('owner', `GET /shipments/${shipment.id}/track`),
      );
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

    test('keeps in the history what changes nothing', async () => {
      const { events, shipment: tracked } = await trackAs('delivered', 'transit');
      expect(tracked.status).toBe('delivered');
      expect(events.map(({ status }) => status)).toEqual(['transit', 'transit', 'ordered']);
    });

    test('forgets the reason of an exception that is over, and no other', async () => {
      const reason = 'Adresse unklar';
      expect((await trackAs('exception', 'ordered', reason)).shipment.exceptionReason).toBe(reason);
      expect((await trackAs('exception', 'transit', reason)).shipment.exceptionReason).toBeNull();
    });
  });
}
