import type { Rate } from 'contract';
import { rateKey, type RatesState } from 'design-system/patterns/RateList/rates-state.ts';
import { expect, test } from 'vitest';
import { withOffer } from './with-offer.ts';

const at = '2026-11-20T13:05:00.000Z';
const rate: Rate = {
  carrier: 'DHL',
  carrierProduct: 'Paket',
  carrierProductCode: 'DHL_PAKET',
  deliverySpeed: 'economy',
  priceNetCents: 540,
  deliveryDate: '2026-11-23',
  deliveryBefore: null,
  includedLiabilityEur: 500,
  billableWeightKg: 2,
};
const offered = { ...rate, priceNetCents: 1 };
const answered = {
  status: 'answered',
  carrier: 'DHL',
  rates: [rate],
  unavailable: [],
  answeredAt: at,
  isStale: true,
} as const;
const ups = { status: 'loading', carrier: 'UPS' } as const;
const asked = (...carriers: Extract<RatesState, { kind: 'asked' }>['carriers']): RatesState => ({
  kind: 'asked',
  carriers,
});
const alone = { ...answered, rates: [offered], isStale: false };

test('without an offer prices are what they are', () => {
  const state = asked(answered, ups);
  expect(withOffer(state, null, at)).toBe(state);
});

test('an offer stands in place of the tariff for the same product, however old its carrier’s answer is', () => {
  const other = { ...rate, carrierProductCode: 'DHL_OTHER' };
  const state = asked(ups, { ...answered, rates: [rate, other] });
  expect(withOffer(state, offered, at)).toEqual(asked({ ...answered, rates: [offered, other] }, ups));
});

test('an offer is no product that cannot be', () => {
  const { carrier, carrierProduct, carrierProductCode } = rate;
  const unavailable = [{ carrier, carrierProduct, carrierProductCode, reason: 'Zu schwer' }];
  const state = withOffer(asked({ ...answered, rates: [], unavailable }), offered, at);
  expect(state).toEqual(asked({ ...answered, rates: [offered] }));
  expect(rateKey(offered)).toBe('DHL/DHL_PAKET');
});

test.each<[string, RatesState, RatesState]>([
  ['is loading', asked(ups, { status: 'loading', carrier: 'DHL' }), asked(alone, ups)],
  [
    'has failed',
    asked({ status: 'failed', carrier: 'DHL', failure: 'timeout', afterSeconds: 8 }, ups),
    asked(alone, ups),
  ],
  ['was not asked', asked(ups), asked(alone, ups)],
  ['could not be asked', { kind: 'failed' }, asked(alone)],
])('an offer stands where its carrier %s', (_what, state, expected) => {
  expect(withOffer(state, offered, at)).toEqual(expected);
});
