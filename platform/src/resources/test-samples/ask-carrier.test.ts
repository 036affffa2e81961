import { addDays, weekday } from 'contract';
import type { TestOperation } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { CarrierFaults, connectCarriers, createOrderBook } from '../../carriers/index.ts';
import { askCarrier } from './ask-carrier.ts';

/** A Saturday. */
const typed = '2026-11-28';
const { from, to, shipmentData, dangerous, insured, declaredValue } = domesticDraft;
const express = {
  id: 'tit_1',
  sampleId: 'tsa_1',
  ordinal: 1,
  name: 'Samstag',
  carrier: 'DHL' as const,
  productCode: 'DHL_EXPRESS_DOMESTIC',
  expected: null,
  expectedAt: null,
  expectedById: null,
  expectedByName: null,
  answersAfter: 0,
  version: 1,
  request: {
    from,
    to,
    dangerous,
    insured,
    declaredValue,
    shipmentData: { ...shipmentData, requestedDeliveryDate: typed, isSaturdayDelivery: true },
  },
};

/** What DHL answers to the case on a day. */
async function answerOn(day: string, operation: TestOperation) {
  const now = () => new Date(`${day}T10:00:00Z`);
  const carriers = connectCarriers({
    now,
    faults: new CarrierFaults(),
    latencyScale: 0,
    orderBook: createOrderBook(),
    seed: 'test',
  });
  const asked = await askCarrier(
    { carriers, now, reportFault: () => {} },
    { ...express, operation },
    'exe_1',
  );
  if (!asked.isAnswered) throw new Error(asked.message);
  const { rates, rate } = asked.received as unknown as { rates?: [Told]; rate?: Told };
  return rates?.[0] ?? rate;
}
interface Told {
  readonly deliveryDate: string;
  readonly priceNetCents: number;
}

describe.each(['rates', 'cancel'] as const)('a case of %s that wishes for a Saturday', (operation) => {
  test('has the same answer on each day of the week, before that Saturday and long after it', async () => {
    const days = Array.from({ length: 14 }, (_, index) => addDays('2026-11-16', index));
    const later = Array.from({ length: 7 }, (_, index) => addDays('2027-02-08', index));
    const told = await Promise.all([...days, ...later].map((day) => answerOn(day, operation)));
    expect(new Set(told.map((rate) => rate?.priceNetCents)).size).toBe(1);
    expect(new Set(told.map((rate) => weekday(rate?.deliveryDate ?? '')))).toEqual(new Set([weekday(typed)]));
  });
});

test('a day that lies far enough ahead is asked for as it was typed', async () => {
  expect(await answerOn('2026-11-10', 'rates')).toMatchObject({ deliveryDate: typed });
});
