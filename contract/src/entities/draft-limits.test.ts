import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { domesticDraft } from '../../fixtures/index.ts';
import { looksLikePhone } from '../rules/phone.ts';
import { rateRequestSchema } from './rate.ts';
import { type ShipmentDraft, shipmentDraftSchema, shipmentFormSchema } from './shipment-draft.ts';

const surroundings = { today: () => '2026-11-20', isValidPhone: looksLikePhone };
const draftSchema = shipmentDraftSchema(surroundings);
const formSchema = shipmentFormSchema(surroundings);

function complaints(value: unknown, schema: v.GenericSchema = draftSchema): Record<string, string> {
  const issues = v.safeParse(schema, value).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

const withData = (change: object): ShipmentDraft => ({
  ...domesticDraft,
  shipmentData: { ...domesticDraft.shipmentData, ...change },
});
const [row] = domesticDraft.shipmentData.packages;

function typedData() {
  return {
    ...domesticDraft.shipmentData,
    packages: [
      { packaging: 'box', amount: '2', lengthCm: '40', widthCm: '30', heightCm: '25', weightKg: '5,2' },
    ],
  };
}

describe('a draft', () => {
  it('a year ahead is not too far', () => {
    expect(complaints(withData({ requestedDeliveryDate: '2027-11-20' }))).toEqual({});
    for (const requestedDeliveryDate of ['2027-11-21', '2999-12-31']) {
      expect(complaints(withData({ requestedDeliveryDate }))).toEqual({
        'shipmentData.requestedDeliveryDate': 'Das Datum liegt mehr als ein Jahr in der Zukunft.',
      });
    }
  });

  it.each(['linkedRecipientId', 'linkedSenderId', 'linkedNeutralSenderId'])('%s is an id', (link) => {
    expect(complaints({ ...domesticDraft, [link]: 'con_1' })).toEqual({});
    for (const id of ['', 'a b', '..', 'a\u0000', '\uD800', 'x'.repeat(65)]) {
      expect(complaints({ ...domesticDraft, [link]: id })).toEqual({
        [link]: 'Der gewählte Kontakt wurde nicht gefunden.',
      });
    }
  });

  it.each<[string, object]>([
    ['description', { description: '部品' }],
    ['referenceNumber', { referenceNumber: 'PO ٤٧' }],
    ['referenceNumber2', { referenceNumber2: '한국' }],
    ['goodsDescription1', { goodsDescription1: '🙂' }],
    ['goodsDescription2', { goodsDescription2: 'ไทย' }],
    ['to.companyName', { to: { ...domesticDraft.to, companyName: '李明' } }],
    ['to.companyName2', { to: { ...domesticDraft.to, companyName2: 'שלום' } }],
    ['from.personName', { from: { ...domesticDraft.from, personName: 'محمد' } }],
    ...(['addressLine1', 'addressLine2', 'addressLine3', 'city', 'state'] as const).map(
      (line): [string, object] => [
        `to.address.${line}`,
        { to: { ...domesticDraft.to, address: { ...domesticDraft.to.address, [line]: '東京' } } },
      ],
    ),
  ])('%s says what the label cannot show, in the form too', (field, change) => {
    const told = { [field]: expect.stringContaining('lässt sich nicht auf das Versandetikett drucken') };
    expect(complaints({ ...domesticDraft, ...change })).toEqual(told);
    const typed = { ...domesticDraft, declaredValue: '', shipmentData: typedData(), ...change };
    expect(complaints(typed, formSchema)).toEqual(told);
  });
});

describe('packages', () => {
  it.each([
    [[99], undefined],
    [[50, 49], undefined],
    [[50, 50], 'Höchstens 99\u00A0Packstücke je Sendung, hier sind es 100.'],
    [Array.from({ length: 50 }, () => 99), 'Höchstens 99\u00A0Packstücke je Sendung, hier sind es 4.950.'],
  ])('in rows of %j pieces: %s', (amounts, message) => {
    const expected = message === undefined ? {} : { 'shipmentData.packages': message };
    expect(complaints(withData({ packages: amounts.map((amount) => ({ ...row, amount })) }))).toEqual(
      expected,
    );
    const packages = amounts.map((amount) => ({ ...typedData().packages[0], amount: String(amount) }));
    const typed = { ...domesticDraft, declaredValue: '', shipmentData: { ...typedData(), packages } };
    expect(complaints(typed, formSchema)).toEqual(expected);
  });
});

it.each([-1, 0.001, 1e300, Number.POSITIVE_INFINITY])(
  'a question for rates takes no value of %j',
  (declaredValue) => {
    const place = { postalCode: '24143', city: 'Kiel', countryCode: 'DE' };
    const { shipmentData } = domesticDraft;
    const request = { from: place, to: place, shipmentData, insured: true };
    expect(v.safeParse(rateRequestSchema, { ...request, declaredValue }).success).toBe(false);
    expect(v.safeParse(rateRequestSchema, { ...request, declaredValue: 12.5 }).success).toBe(true);
  },
);
