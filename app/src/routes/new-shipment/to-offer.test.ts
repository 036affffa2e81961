import type { RateRequest } from 'contract';
import { pastQuotes, quotes } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { toOfferedRate, toOfferState } from './to-offer.ts';

const { open, answered, refused } = quotes;
const { expired, accepted } = pastQuotes;

test.each([
  ['valid', answered],
  ['none', open],
  ['none', refused],
  ['expired', expired],
  ['accepted', accepted],
] as const)('an offer is %s', (kind, quote) => {
  expect(toOfferState(quote, '2026-11-20')).toEqual({ kind, offer: quote.offer });
});

test('an offer holds on its last day', () => {
  expect(toOfferState(answered, '2026-12-04').kind).toBe('valid');
  expect(toOfferState(answered, '2026-12-05').kind).toBe('expired');
});

const { from, to, shipmentData, dangerous, insured } = answered.draft;
const question = {
  from: from.address,
  to: to.address,
  shipmentData: { ...shipmentData, requestedDeliveryDate: '2026-12-01' },
  dangerous,
  insured,
  declaredValue: 480,
} as RateRequest;

test('an offer is a rate for what was asked for, whatever the day', () => {
  expect(toOfferedRate(answered, question)).toMatchObject({
    carrier: 'DEKU',
    carrierProductCode: 'DEKU_STUECKGUT',
    priceNetCents: 64_800,
    deliveryDate: '2026-11-26',
  });
});

test.each<[string, Partial<RateRequest>]>([
  ['another way', { to: { ...question.to, postalCode: '1010' } }],
  ['other packages', { shipmentData: { ...question.shipmentData, packages: [] } }],
  ['dangerous goods', { dangerous: true }],
  ['an insurance', { insured: true }],
])('an offer is no rate for %s', (_what, change) => {
  expect(toOfferedRate(answered, { ...question, ...change })).toBeNull();
});
