import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { canaryDraft, domesticDraft } from '../../fixtures/index.ts';
import { looksLikePhone } from '../rules/phone.ts';
import { rateRequestSchema } from './rate.ts';
import {
  isRateChosen,
  type ShipmentDraft,
  shipmentDraftSchema,
  shipmentFormSchema,
} from './shipment-draft.ts';

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
const withRow = (change: object) => withData({ packages: [{ ...row, ...change }] });
const ofRow = (field: string, message: string) => ({ [`shipmentData.packages.0.${field}`]: message });

describe('money', () => {
  it.each<[number | null, string | undefined]>([
    [0, undefined],
    [0.29, undefined],
    [1.1, undefined],
    [999_999.99, undefined],
    [1_000_000, 'Höchstens 999.999,99\u00A0€'],
    [0.001, 'Höchstens zwei Nachkommastellen'],
    [0.299, 'Höchstens zwei Nachkommastellen'],
    [Number.NaN, 'Eingabe muss eine Zahl sein'],
  ])('a declared value of %j: %s', (declaredValue, message) =>
    expect(complaints({ ...domesticDraft, declaredValue })).toEqual(
      message === undefined ? {} : { declaredValue: message },
    ),
  );

  it('has no dust below the cent', () =>
    expect(v.parse(draftSchema, { ...domesticDraft, declaredValue: 0.1 + 0.2 }).declaredValue).toBe(0.3));

  it('that is typed is euros; nothing typed is no value', () => {
    const typed = { ...domesticDraft, shipmentData: typedData() };
    const valueOf = (declaredValue: string) => v.parse(formSchema, { ...typed, declaredValue }).declaredValue;
    expect(valueOf('1.000')).toBe(1000);
    expect(valueOf('0,29')).toBe(0.29);
    expect(valueOf('')).toBeNull();
    expect(valueOf('  ')).toBeNull();
    expect(complaints({ ...typed, declaredValue: 'viel' }, formSchema)).toEqual({
      declaredValue: 'Eingabe muss eine Zahl sein',
    });
  });
});

function typedData() {
  return {
    ...domesticDraft.shipmentData,
    packages: [
      { packaging: 'box', amount: '2', lengthCm: '40', widthCm: '30', heightCm: '25', weightKg: '5,2' },
    ],
  };
}

describe('documents', () => {
  const documents: ShipmentDraft = { ...withData({ type: 'document' }), description: 'documents' };
  const canaryDocuments: ShipmentDraft = { ...documents, to: canaryDraft.to };

  it.each([null, 0])('have the value %j, also where customs ask', (declaredValue) => {
    expect(complaints({ ...documents, declaredValue })).toEqual({});
    expect(complaints({ ...canaryDocuments, declaredValue })).toEqual({});
  });

  it('are not insured, whatever their value', () =>
    expect(complaints({ ...documents, insured: true, declaredValue: null })).toEqual({
      insured: 'Dokumente können nicht versichert werden.',
    }));

  it('alone carry the one description', () =>
    expect(complaints({ ...domesticDraft, description: 'documents' })).toEqual({}));
});

describe('values that are asked for', () => {
  it('may be nothing for customs, but not missing', () => {
    const items = canaryDraft.customs.items.map((item) => ({ ...item, valueEur: 0 }));
    const worthless = { ...canaryDraft, customs: { ...canaryDraft.customs, items }, declaredValue: 0 };
    expect(complaints(worthless)).toEqual({});
  });

  it.each<[number, string | undefined]>([
    [0, 'Muss größer als 0 sein'],
    [0.01, undefined],
    [0.001, 'Höchstens zwei Nachkommastellen'],
    [-1, 'Der Wert muss größer oder gleich 0 sein'],
  ])('insurance asks for an amount of money: %j', (declaredValue, message) =>
    expect(complaints({ ...domesticDraft, insured: true, declaredValue })).toEqual(
      message === undefined ? {} : { declaredValue: message },
    ),
  );

  it('customs ask for goods from an island too', () => {
    const homewards = { ...canaryDraft, from: canaryDraft.to, to: domesticDraft.to, declaredValue: null };
    expect(complaints(homewards)).toEqual({
      declaredValue: 'Pflichteingabe bei Versand ins EU-Ausland (Zoll)',
    });
  });

  it('wait until it is known where the parcel goes', () => {
    const to = { ...canaryDraft.to, address: { ...canaryDraft.to.address, countryCode: '' } };
    expect(complaints({ ...canaryDraft, to, declaredValue: null })).toEqual({
      'to.address.countryCode': 'Pflichtfeld',
    });
  });
});

describe('days, senders and rates', () => {
  it('today is not past', () =>
    expect(complaints(withData({ requestedDeliveryDate: '2026-11-20' }))).toEqual({}));

  it('a neutral shipment names its sender', () =>
    expect(complaints({ ...domesticDraft, neutralShipment: true, linkedNeutralSenderId: 'con_1' })).toEqual(
      {},
    ));

  it.each(['carrier', 'carrierProduct', 'carrierProductCode'] as const)('no rate without %s', (field) => {
    const draft = { ...domesticDraft, [field]: '' };
    expect(isRateChosen(draft)).toBe(false);
    expect(complaints(draft)).toEqual({ carrier: 'Wählen Sie einen Tarif.' });
    expect(complaints({ ...draft, isAvis: true })).toEqual({});
    expect(isRateChosen(domesticDraft)).toBe(true);
  });

  it('a carrier that nobody knows is none', () =>
    expect(complaints({ ...domesticDraft, carrier: 'Post' })).toEqual({
      carrier: 'Wählen Sie einen der angebotenen Werte.',
    }));
});

describe('packages', () => {
  it.each<[string, number, string | undefined]>([
    ['amount', 99, undefined],
    ['amount', 100, 'Höchstens 99\u00A0Stk'],
    ['amount', 0, 'Muss größer als 0 sein'],
    ['lengthCm', 300, undefined],
    ['lengthCm', 301, 'Höchstens 300\u00A0cm'],
    ['widthCm', 301, 'Höchstens 300\u00A0cm'],
    ['heightCm', 301, 'Höchstens 300\u00A0cm'],
    ['heightCm', 1.5, 'Eingabe muss Ganzzahl sein'],
    ['weightKg', 70, undefined],
    ['weightKg', 70.001, 'Höchstens 70\u00A0kg'],
    ['weightKg', 0.1, undefined],
    ['weightKg', 0.099, 'Mindestens 0,1\u00A0kg'],
  ])('%s %j: %s', (field, value, message) =>
    expect(complaints(withRow({ [field]: value }))).toEqual(
      message === undefined ? {} : ofRow(field, message),
    ),
  );

  it.each(['box', 'none'])('a piece packed as „%s“ weighs 70 kg at most', (packaging) =>
    expect(complaints(withRow({ packaging, weightKg: 71 }))).toEqual(
      ofRow('weightKg', 'Höchstens 70\u00A0kg'),
    ),
  );

  it.each(['transport_crate_or_pallet', 'pallet_non_loadable'])('a %s weighs a ton at most', (packaging) => {
    expect(complaints(withRow({ packaging, weightKg: 1000 }))).toEqual({});
    expect(complaints(withRow({ packaging, weightKg: 1001 }))).toEqual(
      ofRow('weightKg', 'Höchstens 1.000\u00A0kg'),
    );
  });

  it('stand in fifty rows at most', () => {
    const rows = (length: number) =>
      withData({ packages: Array.from({ length }, () => ({ ...row, amount: 1 })) });
    expect(complaints(rows(50))).toEqual({});
    expect(complaints(rows(51))).toEqual({
      'shipmentData.packages': 'Höchstens 50\u00A0Packstücke',
    });
  });

  it('that are typed are read in German, with their own weight limit', () => {
    const typed = (change: object) => ({
      ...domesticDraft,
      declaredValue: '',
      shipmentData: { ...typedData(), packages: [{ ...typedData().packages[0], ...change }] },
    });
    expect(v.parse(formSchema, typed({ weightKg: '1,250' })).shipmentData.packages[0]).toEqual({
      packaging: 'box',
      amount: 2,
      lengthCm: 40,
      widthCm: 30,
      heightCm: 25,
      weightKg: 1.25,
    });
    expect(complaints(typed({ amount: '1.000' }), formSchema)).toEqual(
      ofRow('amount', 'Höchstens 99\u00A0Stk'),
    );
    expect(complaints(typed({ lengthCm: '1.000' }), formSchema)).toEqual(
      ofRow('lengthCm', 'Höchstens 300\u00A0cm'),
    );
    expect(complaints(typed({ weightKg: '1.250' }), formSchema)).toEqual(
      ofRow('weightKg', 'Meinen Sie 1250 oder 1,25? Schreiben Sie die Zahl ohne Punkt.'),
    );
    expect(complaints(typed({ weightKg: '71' }), formSchema)).toEqual(
      ofRow('weightKg', 'Höchstens 70\u00A0kg'),
    );
  });
});

describe('texts', () => {
  it.each(['description', 'referenceNumber', 'referenceNumber2', 'goodsDescription1', 'goodsDescription2'])(
    '%s has 35 signs at most',
    (field) => {
      expect(complaints({ ...domesticDraft, [field]: 'x'.repeat(35) })).toEqual({});
      expect(complaints({ ...domesticDraft, [field]: 'x'.repeat(36) })).toEqual({
        [field]: 'Maximal 35 Zeichen',
      });
    },
  );

  it('packing notes are longer, and may say what no label can show', () => {
    const packingNotes = `→ ${'x'.repeat(198)}`;
    expect(complaints({ ...domesticDraft, packingNotes })).toEqual({});
    expect(complaints({ ...domesticDraft, packingNotes: `${packingNotes}x` })).toEqual({
      packingNotes: 'Maximal 200 Zeichen',
    });
  });

  it('and choices that are left out are empty, off, or nobody', () => {
    const { description, from, to, shipmentData } = domesticDraft;
    expect(v.parse(draftSchema, { description, from, to, shipmentData, isAvis: true })).toEqual({
      ...domesticDraft,
      carrier: '',
      carrierProduct: '',
      carrierProductCode: '',
      isAvis: true,
      linkedRecipientId: null,
      linkedSenderId: null,
      referenceNumber: '',
    });
  });
});

it('a question for rates is about plain goods of no value unless it says more', () => {
  const place = { postalCode: '24143', city: 'Kiel', countryCode: 'DE' };
  const { shipmentData } = domesticDraft;
  expect(v.parse(rateRequestSchema, { from: place, to: place, shipmentData })).toEqual({
    from: place,
    to: place,
    shipmentData,
    dangerous: false,
    insured: false,
    declaredValue: null,
  });
});
