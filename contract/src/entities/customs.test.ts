import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { canaryDraft, customs, domesticDraft } from '../../fixtures/index.ts';
import { defaultGeography } from '../geography/geography.ts';
import { looksLikePhone } from '../rules/phone.ts';
import { customsFormOf, customsTotals, needsExportDeclaration, pieceFigures } from './customs-sums.ts';
import { type CustomsItem, customsFormSchema } from './customs.ts';
import { hasPapers } from './has-papers.ts';
import { papersOf, parcelPapers } from './papers.ts';
import { type ShipmentDraft, shipmentDraftSchema } from './shipment-draft.ts';
import type { Shipment } from './shipment.ts';

const surroundings = { today: () => '2026-11-20', isValidPhone: looksLikePhone };
const draftSchema = shipmentDraftSchema(surroundings);

function complaints(value: unknown, schema: v.GenericSchema = draftSchema): Record<string, string> {
  const issues = v.safeParse(schema, value).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

const [first] = customs.items;
const one = first as CustomsItem;
const canary = (items: readonly object[], changes: Partial<ShipmentDraft> = {}) => ({
  ...canaryDraft,
  customs: { reason: 'sale', items },
  ...changes,
});

describe('a position', () => {
  it.each<[keyof CustomsItem, unknown, string | undefined]>([
    ['description', '', 'Pflichtfeld'],
    ['description', 'x'.repeat(61), 'Maximal 60 Zeichen'],
    ['tariffNumber', '', 'Pflichtfeld'],
    ['tariffNumber', '90318', 'Geben Sie 6, 8, 10 oder 11 Ziffern ein.'],
    ['tariffNumber', '9031802', 'Geben Sie 6, 8, 10 oder 11 Ziffern ein.'],
    ['tariffNumber', '9031.80.20', undefined],
    ['tariffNumber', '9031 80', undefined],
    ['tariffNumber', '7318-22-00', undefined],
    ['tariffNumber', '7318/22', undefined],
    ['tariffNumber', '7318–22_00', undefined],
    ['tariffNumber', '7318 x 22', 'Geben Sie 6, 8, 10 oder 11 Ziffern ein.'],
    ['tariffNumber', '---', 'Pflichtfeld'],
    ['originCountryCode', 'DE ', undefined],
    ['originCountryCode', '\u00A0vn\t', undefined],
    ['originCountryCode', '  ', 'Pflichtfeld'],
    ['originCountryCode', '', 'Pflichtfeld'],
    ['originCountryCode', 'DEU', 'Länderkennung muss 2 Zeichen lang sein'],
    ['originCountryCode', 'QQ', 'Wählen Sie einen der angebotenen Werte.'],
    ['originCountryCode', 'vn', undefined],
    ['quantity', 0, 'Muss größer als 0 sein'],
    ['quantity', 1.5, 'Eingabe muss Ganzzahl sein'],
    ['quantity', 100_000, 'Höchstens 99.999\u00A0Stk'],
    ['netWeightKg', 0.0004, undefined],
    ['netWeightKg', 0.0001, undefined],
    ['netWeightKg', 0.00004, 'Mindestens 0,0001\u00A0kg'],
    ['netWeightKg', 1001, 'Höchstens 1.000\u00A0kg je\u00A0Stück'],
    ['valueEur', -1, 'Der Wert muss größer oder gleich 0 sein'],
    ['valueEur', 0.001, 'Höchstens zwei Nachkommastellen'],
  ])('%s %j: %s', (field, value, message) => {
    const said = complaints(canary([{ ...one, [field]: value }], { declaredValue: 1240 }));
    expect(said[`customs.items.0.${field}`]).toBe(message);
  });

  it('takes the weight of all its pieces, none of which is heavier than a pallet', () => {
    const together = (netWeightKg: number) =>
      complaints(canary([{ ...one, isTotal: true, quantity: 3, netWeightKg, valueEur: 10 }]))[
        'customs.items.0.netWeightKg'
      ];
    expect(together(3000)).toBeUndefined();
    expect(together(3000.1)).toBe('Höchstens 1.000\u00A0kg je\u00A0Stück');
    expect(together(0.0012)).toBeUndefined();
  });

  it.each([
    ['500 washers of 0.4 g', { quantity: 500, netWeightKg: 0.0004, valueEur: 0.02 }, 0.2, 10],
    ['three for 10 €', { quantity: 3, netWeightKg: 1, valueEur: 10, isTotal: true }, 1, 10],
    [
      'seven for 99,99 €',
      { quantity: 7, netWeightKg: 0.0031, valueEur: 99.99, isTotal: true },
      0.0031,
      99.99,
    ],
    ['12.000 of 0.3 g and a cent', { quantity: 12_000, netWeightKg: 0.0003, valueEur: 0.01 }, 3.6, 120],
    [
      'as many as may be, as light as may be',
      { quantity: 99_999, netWeightKg: 0.0001, valueEur: 0.01 },
      9.9999,
      999.99,
    ],
    ['six for a cent', { quantity: 6, netWeightKg: 0.002, valueEur: 0.01, isTotal: true }, 0.002, 0.01],
    ['nine of 0.9 g for 19,95 €', { quantity: 9, netWeightKg: 0.0009, valueEur: 19.95 }, 0.0081, 179.55],
    ['three of 0.25 kg', { quantity: 3, netWeightKg: 0.2501, valueEur: 0.07 }, 0.7503, 0.21],
    ['three of 0.3 g and 10 cents', { quantity: 3, netWeightKg: 0.0003, valueEur: 0.1 }, 0.0009, 0.3],
  ])('of %s is worth and weighs exactly that, as typed and as JSON', (_, figures, netWeightKg, valueEur) => {
    const sound = canary([{ ...one, isTotal: false, ...figures }], { declaredValue: valueEur });
    const { customs: parsed } = v.parse(draftSchema, sound);
    expect(customsTotals(parsed.items)).toEqual({ pieces: figures.quantity, netWeightKg, valueEur });
    const texts = Object.fromEntries(
      Object.entries({ ...one, isTotal: false, ...figures }).map(([key, value]) => [
        key,
        typeof value === 'number' ? String(value).replace('.', ',') : value,
      ]),
    );
    expect(v.parse(customsFormSchema, { reason: 'sale', items: [texts] })).toEqual(parsed);
  });

  it('tells what one of its pieces weighs and is worth', () => {
    const figures = { quantity: 500, netWeightKg: 0.2, valueEur: 1 };
    expect(pieceFigures({ ...figures, isTotal: true })).toEqual({ netWeightKg: 0.0004, valueEur: 0.002 });
    expect(pieceFigures({ ...figures, isTotal: false })).toEqual({ netWeightKg: 0.2, valueEur: 1 });
  });

  it('says nothing of totals where it is older than they are: its figures are of one piece', () => {
    const { isTotal: _, ...older } = one;
    expect(v.parse(draftSchema, canary([older], { declaredValue: 1240 })).customs.items[0]).toEqual(one);
  });

  it('keeps a tariff number without what divides its groups', () => {
    for (const tariffNumber of ['9031.80 20', '9031-80-20', '9031/80–20']) {
      const draft = canary([{ ...one, tariffNumber }], { declaredValue: 1240 });
      expect(v.parse(draftSchema, draft).customs.items[0]?.tariffNumber).toBe('90318020');
    }
  });
});

describe('positions', () => {
  it('are asked for where customs are, but for templates and documents', () => {
    const missing = { 'customs.items': 'Fügen Sie mindestens eine Position hinzu.' };
    expect(complaints(canary([]))).toEqual(missing);
    expect(complaints(canary([], { isAvis: true }))).toEqual({});
    expect(complaints({ ...domesticDraft, customs: { items: [] } })).toEqual({});
    const documents = { ...canaryDraft.shipmentData, type: 'document' as const };
    const changes = { shipmentData: documents, description: 'documents', declaredValue: 0 };
    expect(complaints(canary([], changes))).toEqual({});
  });

  it('are worth what is declared, to the cent', () => {
    expect(complaints({ ...canaryDraft, declaredValue: 1480.01 })).toEqual({
      declaredValue: 'Die Positionen ergeben zusammen 1.480,00\u00A0€.',
    });
    const dusty = canary([{ ...one, quantity: 3, valueEur: 0.1 }], { declaredValue: 0.3 });
    expect(complaints(dusty)).toEqual({});
  });

  it('without a declared value are not compared: it is asked for', () =>
    expect(complaints({ ...canaryDraft, declaredValue: null })).toEqual({
      declaredValue: 'Pflichteingabe bei Versand ins EU-Ausland (Zoll)',
    }));

  it('weigh no more than the packages', () => {
    const heavy = canary([{ ...one, quantity: 6 }], { declaredValue: 1860 });
    expect(complaints(heavy)).toEqual({
      'customs.items': 'Die Positionen wiegen zusammen 25,2\u00A0kg, die Packstücke nur 24,5\u00A0kg.',
    });
  });

  it('of a shipment within the EU are nobody’s concern', () =>
    expect(complaints({ ...domesticDraft, customs, declaredValue: 3 })).toEqual({}));

  it('are judged by the territories that staff keep', () => {
    const territories = defaultGeography.territories.filter(({ countryCode }) => countryCode !== 'ES');
    const schema = shipmentDraftSchema({ ...surroundings, geography: { ...defaultGeography, territories } });
    expect(complaints(canary([]))).not.toEqual({});
    expect(complaints(canary([], { declaredValue: null }), schema)).toEqual({});
  });

  it('are judged by what has come to be known since the rules were made', () => {
    const geography = { ...defaultGeography };
    const schema = shipmentDraftSchema({ ...surroundings, geography });
    expect(complaints(canary([]), schema)).not.toEqual({});
    const territories = geography.territories.filter(({ countryCode }) => countryCode !== 'ES');
    const countries = geography.countries.map((country) =>
      country.code === 'ES' ? { ...country, postalCodePattern: /^9{5}$/ } : country,
    );
    Object.assign(geography, { territories });
    expect(complaints(canary([], { declaredValue: null }), schema)).toEqual({});
    Object.assign(geography, { countries });
    expect(Object.keys(complaints(canary([], { declaredValue: null }), schema))).toEqual([
      'to.address.postalCode',
    ]);
  });

  it('add up without binary dust', () =>
    expect(customsTotals(customs.items)).toEqual({ pieces: 64, netWeightKg: 21.9, valueEur: 1480 }));
});

describe('thresholds', () => {
  it.each([
    [2, 425, 4, 'CN22'],
    [2.001, 425, 4, 'CN23'],
    [2, 425.01, 4, 'CN23'],
    [2, 425, 5, 'CN23'],
  ])('%d kg, %d € and %d positions: %s', (weightKg, valueEur, positions, form) =>
    expect(customsFormOf({ weightKg, valueEur, positions })).toBe(form),
  );

  it.each([
    [1, 1000, false],
    [1, 1000.01, true],
    [1000, 1, false],
    [1000.001, 1, true],
    [1000, 1000, false],
    [950, 999.99, false],
    [1000.0001, 0, true],
    [999.9999, 1000, false],
    [0.1, 1000.02, true],
  ])('an export declaration of %d kg net and %d €: %s', (netWeightKg, valueEur, needed) =>
    expect(needsExportDeclaration({ netWeightKg, valueEur })).toBe(needed),
  );
});

it.each<[string, Partial<CustomsItem>[], boolean]>([
  ['three times 333.33 € and a cent', [{ quantity: 3, valueEur: 333.33 }, { valueEur: 0.01 }], false],
  ['three times 333.34 €', [{ quantity: 3, valueEur: 333.34 }], true],
  ['10,000 times 10 cents', [{ quantity: 10_000, netWeightKg: 0.0001, valueEur: 0.1 }], false],
  ['three for 1.000,00 €', [{ quantity: 3, valueEur: 1000, isTotal: true }], false],
  ['10,000 of 100 g', [{ quantity: 10_000, netWeightKg: 0.1, valueEur: 0 }], false],
  ['3,000 of 333.4 g', [{ quantity: 3000, netWeightKg: 0.3334, valueEur: 0 }], true],
])('of %s an export declaration is asked for: %j', (_, items, isNeeded) => {
  const totals = customsTotals(items.map((item) => ({ ...one, quantity: 1, netWeightKg: 0.1, ...item })));
  expect(needsExportDeclaration(totals)).toBe(isNeeded);
});

describe('papers', () => {
  const shipment = (draft: ShipmentDraft, changes: Partial<Shipment> = {}) => ({
    ...draft,
    status: 'ordered' as const,
    ordering: null,
    trackingNumber: '1Z',
    printedAt: null,
    printedPapers: [],
    ...changes,
  });

  it('of a shipment within the EU are label, consignment notes and pick slip', () =>
    expect(papersOf(shipment(domesticDraft))).toEqual([
      'shipping-label',
      'single-copy',
      'triple-copy',
      'pick-slip',
    ]));

  it('of one that crosses the border are those of customs too', () =>
    expect(papersOf(shipment(canaryDraft)).slice(3)).toEqual([
      'customs-declaration',
      'commercial-invoice',
      'pick-slip',
    ]));

  it('need the carrier to have it, all but the pick slip', () => {
    for (const changes of [
      { status: 'avis' },
      { status: 'cancelled' },
      { ordering: 'open' },
      { trackingNumber: null },
    ] as const)
      expect(hasPapers(shipment(canaryDraft, changes))).toBe(false);
    expect(papersOf(shipment(canaryDraft, { ordering: 'unclear' }))).toEqual([]);
    expect(papersOf(shipment(canaryDraft, { status: 'cancelled' }))).toEqual([]);
    expect(papersOf(shipment(canaryDraft, { trackingNumber: null }))).toEqual(['pick-slip']);
  });

  const belonging = (draft: ShipmentDraft, changes: Partial<Shipment> = {}) =>
    parcelPapers(shipment(draft, changes)).map(({ paper }) => paper);

  it('that belong to a parcel are what the law asks for, in the order in which they are stuck on', () => {
    const onPallet = (draft: ShipmentDraft): ShipmentDraft => {
      const packages = draft.shipmentData.packages.map((one) => ({
        ...one,
        packaging: 'pallet_non_loadable' as const,
      }));
      return { ...draft, shipmentData: { ...draft.shipmentData, packages } };
    };
    const ofCustoms = ['shipping-label', 'customs-declaration', 'commercial-invoice'];
    expect(belonging(domesticDraft)).toEqual(['shipping-label']);
    expect(belonging(canaryDraft)).toEqual(ofCustoms);
    expect(belonging(onPallet(domesticDraft))).toEqual(['shipping-label', 'triple-copy']);
    expect(belonging(onPallet(canaryDraft))).toEqual([...ofCustoms, 'triple-copy']);
    expect(belonging(canaryDraft, { status: 'cancelled' })).toEqual([]);
    expect(belonging(canaryDraft, { status: 'avis' })).toEqual(['pick-slip']);
    expect(belonging(canaryDraft, { status: 'avis', ordering: 'open' })).toEqual([]);
    const documents = { ...canaryDraft.shipmentData, type: 'document' as const };
    expect(belonging({ ...canaryDraft, shipmentData: documents })).toEqual(['shipping-label']);
  });

  it('say of each whether it was printed', () => {
    const printed = { printedAt: '2026-11-20T08:15:00.000Z', printedPapers: ['commercial-invoice'] };
    expect(parcelPapers(shipment(canaryDraft, printed)).map(({ isPrinted }) => isPrinted)).toEqual([
      true,
      false,
      true,
    ]);
    // Another paper does not tell of the label.
    expect(parcelPapers(shipment(domesticDraft, { printedPapers: ['shipping-label'] }))[0]?.isPrinted).toBe(
      false,
    );
  });
});
