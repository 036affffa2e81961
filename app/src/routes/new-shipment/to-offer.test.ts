import { defaultGeography, type Quote, type RateRequest } from 'contract';
import { toFormInput } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { expect, test } from 'vitest';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { differencesFrom, toOfferedRate, toOfferState } from './to-offer.ts';

const person = { id: 'usr_1', full_name: 'Jana Möller' };
const open: Quote = {
  quoteNumber: 'AN-10052',
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
  withdrawnAt: null,
  withdrawnBy: null,
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
const zurich = { countryCode: 'CH', postalCode: '8001', city: 'Zürich' };
const question = {
  from: from.address,
  to: to.address,
  shipmentData: { ...shipmentData, requestedDeliveryDate: '2026-12-01' },
  dangerous,
  insured,
  declaredValue,
} as RateRequest;

const { ddp, customs } = toFormInput(completeDraft);
const ordered = { question, input: { ddp, customs } };

test('an offer is a rate for what was asked for, whatever the day', () => {
  expect(differencesFrom(answered, ordered)).toEqual([]);
  expect(toOfferedRate(answered, ordered)).toMatchObject({
    carrier: 'DEKU',
    carrierProductCode: 'DEKU_STUECKGUT',
    priceNetCents: 64_800,
    deliveryDate: '2026-11-26',
  });
});

test('an offer is judged by the territories that staff keep', () => {
  const quote = {
    ...answered,
    draft: { ...completeDraft, to: { ...to, address: { ...to.address, ...zurich } } },
  };
  const elsewhere = { ...ordered, question: { ...question, to: { ...zurich, city: 'Nebenort' } } };
  expect(differencesFrom(quote, elsewhere)).toEqual([]);
  const territory = {
    countryCode: 'CH',
    postalCodePrefixes: ['8001'],
    towns: ['Nebenort'],
    name: 'im Nebenort',
    isInCustomsTerritory: false,
    isInVatTerritory: false,
  };
  const geography = { ...defaultGeography, territories: [territory] };
  expect(differencesFrom(quote, { ...elsewhere, geography })).toMatchObject([
    { at: ['to', 'address', 'city'] },
  ]);
});

test.each<[string, Partial<RateRequest>]>([
  ['to.address.postalCode', { to: { ...question.to, postalCode: '1010' } }],
  ['shipmentData.packages', { shipmentData: { ...question.shipmentData, packages: [] } }],
  [
    'shipmentData.isSaturdayDelivery',
    {
      shipmentData: {
        ...question.shipmentData,
        isSaturdayDelivery: !question.shipmentData.isSaturdayDelivery,
      },
    },
  ],
  ['dangerous', { dangerous: !dangerous }],
  ['insured', { insured: !insured }],
])('an offer does not hold for another %s', (field, change) => {
  const differences = differencesFrom(answered, { ...ordered, question: { ...question, ...change } });
  expect(differences.map(({ at }) => at.join('.'))).toEqual([field]);
});

test('an offer does not hold for duties that it was not made for, where there are any', () => {
  const abroad = { ...answered.draft.to, address: { ...answered.draft.to.address, ...zurich } };
  const offered = { draft: { ...answered.draft, ddp: false, to: abroad } };
  const way = { ...question, to: zurich };
  const differences = (asked: Pick<Quote, 'draft'>, to: RateRequest) =>
    differencesFrom(asked, { question: to, input: { ddp: true, customs } }).map(({ at }) => at.join('.'));
  expect(differences(offered, way)).toEqual(['ddp']);
  expect(differences({ draft: { ...answered.draft, ddp: false } }, question)).toEqual([]);
});
