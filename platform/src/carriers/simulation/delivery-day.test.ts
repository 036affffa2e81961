import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInstant, anyRequest, tariffs } from '../testing/requests.ts';
import { deliveryDay, handoverDay } from './delivery-day.ts';
import { easterSunday, isGermanHoliday } from './german-holidays.ts';
import { germanDayAndTime, germanInstant } from './german-time.ts';
import { quote } from './quote.ts';

// From printed calendars, not from the rule under test.
const holidays = [
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-25',
  '2026-10-03',
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-01',
  '2027-05-06',
  '2027-05-17',
  '2027-10-03',
  '2027-12-25',
  '2027-12-26',
];

test('knows the nationwide holidays of 2026 and 2027, and no other day', () => {
  const days = Array.from({ length: 730 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(days.filter(isGermanHoliday)).toEqual(holidays);
});

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2038, '2038-04-25'],
])('Easter Sunday of %i', (year, day) => expect(easterSunday(year)).toBe(day));

describe('German time', () => {
  test.each([
    ['2026-07-01', '12:00', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01', '12:00', '2026-12-01T11:00:00.000Z'],
    ['2027-03-28', '04:30', '2027-03-28T02:30:00.000Z'],
    ['2026-10-25', '07:00', '2026-10-25T06:00:00.000Z'],
  ])('%s, %s is %s', (day, time, instant) => {
    expect(germanInstant(day, time).toISOString()).toBe(instant);
    expect(germanDayAndTime(new Date(instant))).toEqual({ day, time });
  });
});

test.each([
  ['before 17 Uhr', '2026-11-16T15:59:00Z', '2026-11-16'],
  ['from 17 Uhr on', '2026-11-16T16:00:00Z', '2026-11-17'],
  ['on Friday evening', '2026-11-20T19:00:00Z', '2026-11-23'],
  ['on a Saturday', '2026-11-21T09:00:00Z', '2026-11-23'],
  ['before Christmas', '2026-12-24T19:00:00Z', '2026-12-28'],
  ['late at night, when it is the next day in Germany', '2026-11-16T23:30:00Z', '2026-11-17'],
])('an order %s is fetched on the right day', (_, instant, day) => {
  expect(handoverDay(new Date(instant))).toBe(day);
});

test('a later day that was asked for is kept, moved off Sundays and holidays', () => {
  const journey = { now: new Date('2026-11-16T09:00:00Z'), transitDays: 1, onSaturdays: false };
  expect(deliveryDay({ ...journey, requestedDay: '2026-11-16' })).toBe('2026-11-17');
  expect(deliveryDay({ ...journey, requestedDay: '2026-11-24' })).toBe('2026-11-24');
  expect(deliveryDay({ ...journey, requestedDay: '2026-12-25' })).toBe('2026-12-28');
});

test('no rate promises a Sunday, a holiday, an unwanted Saturday, or a day before the order or the wish', () => {
  fc.assert(
    fc.property(anyRequest, anyInstant, (request, now) => {
      const { requestedDeliveryDate, isSaturdayDelivery } = request.shipmentData;
      for (const [carrier, products] of tariffs) {
        for (const { deliveryDate, carrierProductCode } of quote(carrier, products, request, now).rates) {
          const day = new Date(`${deliveryDate}T12:00:00Z`).getUTCDay();
          expect(day).not.toBe(0);
          if (!isSaturdayDelivery && carrierProductCode !== 'DHL_PAKET') expect(day).not.toBe(6);
          expect(holidays).not.toContain(deliveryDate);
          expect(deliveryDate >= requestedDeliveryDate).toBe(true);
          expect(deliveryDate > germanDayAndTime(now).day).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
