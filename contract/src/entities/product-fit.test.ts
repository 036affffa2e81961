import { quotes } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { defaultPackagingRules } from './default-packaging-rules.ts';
import { reasonAgainstProduct } from './product-fit.ts';

// Two pallets of 840 kg to Switzerland.
const { draft } = quotes.open;
const freight = {
  carrier: 'DEKU',
  contents: ['package'],
  countries: ['CH', 'DE'],
  maxWeightKg: 1000,
} as const;
type Product = Parameters<typeof reasonAgainstProduct>[0];
const reason = (change: Partial<Product> = {}, request: Parameters<typeof reasonAgainstProduct>[2] = draft) =>
  reasonAgainstProduct(
    { ...freight, contents: [...freight.contents], countries: [...freight.countries], ...change },
    defaultPackagingRules,
    request,
  );

describe('a product for what a quote was asked for', () => {
  test('fits where nothing is against it', () => {
    expect(reason()).toBeUndefined();
    expect(reason({ maxWeightKg: 840 })).toBeUndefined();
  });

  test.each<[string, Partial<Product>]>([
    ['Nicht für die Schweiz', { countries: ['AT', 'DE'] }],
    ['Nicht für die Schweiz', { countries: ['DE'] }],
    ['Nur Dokumente', { contents: ['document'] }],
    ['Gewicht 840\u00A0kg, erlaubt 500\u00A0kg', { maxWeightKg: 500 }],
    ['„Palette, nicht belastbar“ ist nicht erlaubt', { carrier: 'DHL' }],
  ])('does not: %s', (said, change) => {
    expect(reason(change)).toBe(said);
  });

  test('from abroad is judged by where it comes from, and a far territory by no list of countries', () => {
    const { from, to } = draft;
    expect(reason({ countries: ['CH'] }, { ...draft, from: to, to: from })).toBeUndefined();
    expect(reason({ countries: ['AT'] }, { ...draft, from: to, to: from })).toBe('Nicht für die Schweiz');
    const canaries = { ...draft, to: quotes.refused.draft.to };
    expect(reason({ countries: ['US'] }, canaries)).toBeUndefined();
    expect(reason({ countries: ['DE'] }, canaries)).toBe('Nicht für Spanien');
  });

  test('is judged by each of the packages, and by the rules as staff keep them', () => {
    const [pallet] = draft.shipmentData.packages;
    if (!pallet) throw new Error('The quote has no package');
    const shipmentData = { ...draft.shipmentData, packages: [pallet, { ...pallet, heightCm: 230 }] };
    expect(reason({}, { ...draft, shipmentData })).toBe('Höhe 230\u00A0cm, erlaubt 220\u00A0cm');
    const refusing = defaultPackagingRules.map((rule) => ({ ...rule, isAllowed: false }));
    expect(
      reasonAgainstProduct({ ...freight, contents: ['package'], countries: ['CH'] }, refusing, draft),
    ).toBe('„Palette, nicht belastbar“ ist nicht erlaubt');
    // Without a rule nothing is known of the packaging.
    expect(reason({ carrier: 'unknown', maxWeightKg: 31.5 })).toBe(
      'Gewicht 840\u00A0kg, erlaubt 31,5\u00A0kg',
    );
  });
});
