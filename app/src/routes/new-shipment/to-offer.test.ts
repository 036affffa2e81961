import type { Quote, RateRequest } from 'contract';
import { expect, test } from 'vitest';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { toOfferedRate, toOfferState } from './to-offer.ts';

const person = { id: 'usr_1', full_name: 'Jana Möller' };
const open: Quote = {
  id: 'quo_1',
  orgCode: 'org_1',
  orgName: 'Tietze',
  status: 'open',
  createdAt: '2026-11-19T13:10:00.000Z',
  createdBy: person,
  draft: completeDraft,
  assignedTo: null,
  answeredAt: null,
  answeredBy: null,
  message: '',
  offer: null,
  shipmentId: null,
};
const offer = {
  carrier: 'DEKU',
  carrierProduct: 'Stückgut',
  carrierProductCode: 'DEKU_STUECKGUT',
  priceNetCents: 64_800,
  deliveryDate: '2026-11-26',
  validUntil: '2026-12-04',
} as const;
const answered: Quote = { ...open, status: 'answered', offer };
const refused: Quote = { ...open, status: 'refused' };
const expired: Quote = { ...answered, offer: { ...offer, validUntil: '2026-11-18' } };
const accepted: Quote = { ...answered, status: 'accepted', shipmentId: 'shp_1' };

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

const { from, to, shipmentData, dangerous, insured, declaredValue } = answered.draft;
const question = {
  from: from.address,
  to: to.address,
  shipmentData: { ...shipmentData, requestedDeliveryDate: '2026-12-01' },
  dangerous,
  insured,
  declaredValue,
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
  ['dangerous goods', { dangerous: !dangerous }],
  ['no insurance', { insured: !insured }],
])('an offer is no rate for %s', (_what, change) => {
  expect(toOfferedRate(answered, { ...question, ...change })).toBeNull();
});
