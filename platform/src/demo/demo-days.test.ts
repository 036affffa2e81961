import { people } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { isDeliveryDay } from '../carriers/simulation/delivery-day.ts';
import { germanDayAndTime } from '../carriers/simulation/german-time.ts';
import { demoHistory } from './demo-history.ts';
import { demoShipments } from './demo-shipments.ts';
import { demoDay } from './demo-time.ts';

const dayOf = (instant: Date) => germanDayAndTime(instant).day;

describe.each([
  ['a Friday', '2026-11-20T13:05:00.000Z', '2026-11-20'],
  ['a Saturday', '2026-11-21T10:00:00.000Z', '2026-11-20'],
  ['a Sunday before dawn', '2027-03-28T03:10:00.000Z', '2027-03-25'],
  ['a Sunday evening', '2026-11-22T20:30:00.000Z', '2026-11-20'],
  ['a Monday morning', '2026-11-23T08:00:00.000Z', '2026-11-23'],
  ['a day after Christmas', '2026-12-26T11:00:00.000Z', '2026-12-24'],
])('on %s', (_, at, day) => {
  const now = new Date(at);
  const shipments = demoShipments(now).flatMap((organisation) => organisation.shipments);
  const withHistory = shipments.map((shipment) => ({
    ...shipment,
    deliveryDay: shipment.draft.shipmentData.requestedDeliveryDate,
    history: demoHistory(
      {
        ...shipment,
        orderedAt: shipment.status === 'avis' ? null : shipment.createdAt,
        draft: shipment.draft,
        pieceNumbers: ['A', 'B'],
      },
      now,
    ),
  }));

  test('the data lead up to the last working day', () => expect(demoDay(now)).toBe(day));

  test('everything was dispatched and is delivered on working days', () => {
    for (const { createdAt, deliveryDay } of withHistory) {
      expect(isDeliveryDay(dayOf(createdAt), false), createdAt.toISOString()).toBe(true);
      expect(isDeliveryDay(deliveryDay, false), deliveryDay).toBe(true);
      expect(deliveryDay >= dayOf(createdAt)).toBe(true);
    }
  });

  test('what has arrived came on its delivery day, and what is to come comes today or later', () => {
    for (const { status, deliveryDay, history } of withHistory) {
      const last = history.at(-1);
      if (status === 'delivered') expect(last && dayOf(last.at)).toBe(deliveryDay);
      if (status === 'in_delivery') expect(deliveryDay).toBe(day);
      if (status === 'ordered' || status === 'avis') expect(deliveryDay > day).toBe(true);
      if (status === 'exception' || status === 'returned') expect(deliveryDay < day).toBe(true);
    }
  });

  test('a history goes forward, from the order to the status', () => {
    for (const { status, createdAt, history } of withHistory) {
      const times = history.map((event) => event.at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((time) => time >= createdAt.getTime() && time <= now.getTime())).toBe(true);
      expect(history.at(-1)?.status ?? 'avis').toBe(status);
    }
  });

  test('newer shipments have greater numbers', () => {
    const [{ shipments: first } = { shipments: [] }] = demoShipments(now).filter(
      ({ orgCode }) => orgCode === people.owner.orgCodes[0],
    );
    const byNumber = first.toSorted((a, b) => b.orderNumber - a.orderNumber);
    const byTime = first.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    expect(byTime.map(({ orderNumber }) => orderNumber)).toEqual(
      byNumber.map(({ orderNumber }) => orderNumber),
    );
  });
});
