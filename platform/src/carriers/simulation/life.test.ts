import { addDays, type TrackingEvent } from 'contract';
import { addresses } from 'contract/fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderedParcel } from '../carrier.ts';
import { parcelFor } from '../testing/orders.ts';
import { anyInstant } from '../testing/requests.ts';
import { deliveryDay, isDeliveryDay } from './delivery-day.ts';
import { germanDayAndTime } from './german-time.ts';
import { englishWords, eventsSoFar, parcelLife } from './life.ts';

const anyParcel: fc.Arbitrary<OrderedParcel> = fc
  .record({ reference: fc.uuid(), orderedAt: anyInstant, isAbroad: fc.boolean() })
  .map(({ reference, orderedAt, isAbroad }) =>
    parcelFor('DHL', {
      reference,
      orderedAt,
      to: isAbroad ? addresses.bahia : addresses.loewenstein,
      deliveryDay: deliveryDay({
        now: orderedAt,
        transitDays: isAbroad ? 4 : 1,
        requestedDay: '2026-01-01',
        onSaturdays: false,
      }),
    }),
  );

const day = (at: Date | string) => germanDayAndTime(new Date(at)).day;

test('runs forward, from the order to the door or back, on days on which vans drive', () => {
  fc.assert(
    fc.property(anyParcel, (parcel) => {
      const life = parcelLife(parcel, 'economy');
      const times = life.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(life[0]).toMatchObject({ status: 'ordered', at: parcel.orderedAt });
      expect(['delivered', 'returned']).toContain(life.at(-1)?.status);
      for (const { at, status } of life) {
        if (status === 'ordered') continue;
        expect(isDeliveryDay(day(at), false), `${status} on ${day(at)}`).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('most parcels arrive on the promised day, some later, few go back', () => {
  const lives = Array.from({ length: 1000 }, (_, index) =>
    parcelLife(parcelFor('DHL', { reference: `shp_${index}` }), 'economy'),
  );
  const ends = lives.map((life) => life.at(-1));
  const share = (count: number) => count / lives.length;
  const punctual = ends.filter((end) => end?.status === 'delivered' && day(end.at) === '2026-11-17');
  expect(share(punctual.length)).toBeGreaterThan(0.9);
  expect(
    share(lives.filter((life) => life.some(({ status }) => status === 'exception')).length),
  ).toBeGreaterThan(0.01);
  const returned = share(ends.filter((end) => end?.status === 'returned').length);
  expect(returned).toBeGreaterThan(0);
  expect(returned).toBeLessThan(0.05);
});

test('an express parcel is at the door before its hour', () => {
  for (let index = 0; index < 300; index += 1) {
    const life = parcelLife(parcelFor('DHL', { reference: `shp_${index}` }), 'express12');
    const door = life.find(({ status }) => status === 'delivered' || status === 'exception');
    expect(germanDayAndTime(door?.at ?? new Date(0)).time < '12:00').toBe(true);
  }
});

test('announces hours once the van is loaded, within which it is at the door', () => {
  for (const hours of [1, 2, 4])
    for (const speed of ['economy', 'express12'] as const)
      for (let index = 0; index < 200; index += 1) {
        const life = parcelLife(parcelFor('DHL', { reference: `shp_${index}` }), speed, {
          windowHours: hours,
        });
        for (const [step, { status, deliveryWindow }] of life.entries()) {
          if (status !== 'in_delivery') {
            expect(deliveryWindow).toBeUndefined();
            continue;
          }
          const [from, until] = [new Date(deliveryWindow?.from ?? 0), new Date(deliveryWindow?.until ?? 0)];
          const door = life[step + 1]?.at ?? new Date(0);
          expect(until.getTime() - from.getTime()).toBe(hours * 3_600_000);
          expect(door >= from && door < until).toBe(true);
          expect(from > (life[step]?.at ?? door)).toBe(true);
          if (speed === 'express12') expect(germanDayAndTime(until).time <= '12:00').toBe(true);
        }
      }
});

test('announces nothing where the carrier does not', () => {
  const life = parcelLife(parcelFor('MEX', { reference: 'shp_1' }), 'economy');
  expect(life.some(({ deliveryWindow }) => deliveryWindow)).toBe(false);
});

test('scans each of several pieces by itself, of which few stay behind', () => {
  const numbers = ['A', 'B', 'C'];
  const end = new Date('2026-12-24T00:00:00Z');
  let parted = 0;
  for (let index = 0; index < 300; index += 1) {
    const parcel = parcelFor('DHL', { reference: `shp_${index}` });
    const events = eventsSoFar(parcel, 'economy', end, {}, numbers);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.filter(({ pieceNumber }) => pieceNumber === null)).toMatchObject([{ status: 'ordered' }]);
    const last = numbers.map((number) => events.find(({ pieceNumber }) => pieceNumber === number));
    for (const event of last) expect(['delivered', 'returned']).toContain(event?.status);
    // The first one goes as one that travels alone.
    const alone = eventsSoFar(parcel, 'economy', end);
    expect(last[0]).toEqual({ ...alone[0], pieceNumber: 'A' });
    if (new Set(last.map((event) => event?.at)).size > 1) parted += 1;
  }
  expect(parted).toBeGreaterThan(20);
  expect(parted).toBeLessThan(90);
});

test('shows nothing of the future, newest first, and never changes what it has shown', () => {
  fc.assert(
    fc.property(
      anyParcel,
      fc.array(fc.integer({ min: 0, max: 20 * 24 }), { minLength: 2, maxLength: 5 }),
      (parcel, hours) => {
        let earlier: TrackingEvent[] = [];
        for (const hour of hours.toSorted((a, b) => a - b)) {
          const now = new Date(parcel.orderedAt.getTime() + hour * 3_600_000);
          const events = eventsSoFar(parcel, 'economy', now);
          expect(events.every(({ at }) => at <= now.toISOString())).toBe(true);
          expect(events.slice(events.length - earlier.length)).toEqual(earlier);
          earlier = events;
        }
        const end = new Date(`${addDays(parcel.deliveryDay, 30)}T00:00:00Z`);
        expect(eventsSoFar(parcel, 'economy', end)).toHaveLength(parcelLife(parcel, 'economy').length);
      },
    ),
    { numRuns: 100 },
  );
});

test('has a word of its own for everything that can happen, where the carrier speaks English', () => {
  fc.assert(
    fc.property(anyParcel, (parcel) => {
      const end = new Date(Number(parcelLife(parcel, 'economy').at(-1)?.at) + 1);
      const events = eventsSoFar(parcel, 'economy', end, { ownWords: englishWords });
      for (const { carrierText, description } of events) expect(carrierText, description).toMatch(/^[A-Z]/);
      for (const { carrierText } of eventsSoFar(parcel, 'economy', end)) expect(carrierText).toBeNull();
    }),
  );
});
