import { testItem } from 'contract/fixtures';
import { describe, expect, it } from 'vitest';
import { fieldChanges } from '../../../patterns/VersionDiff/field-changes.ts';
import { testProducts } from '../test-center/test-product-fixtures.ts';
import { itemFacts } from './item-facts.ts';
import { toItemDraft } from './item-input.ts';

const draft = toItemDraft(testItem);
const changesTo = (theirs: Partial<typeof draft>, products = testProducts) =>
  fieldChanges(itemFacts({ ...draft, ...theirs }, products), itemFacts(draft, products)).map(
    ({ label, before = '', after = '' }) => `${label}: ${before} / ${after}`,
  );

/** The draft with one leaf that is another, for each of its leaves. */
function changedLeaves(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null || path.at(-1) === 'expected')
    return [[path.join('.'), changed(value)]];
  return Object.entries(value).flatMap(([key, member]) =>
    changedLeaves(member, [...path, key]).map(([at, leaf]): [string, unknown] => [
      at,
      Array.isArray(value) ? value.with(Number(key), leaf) : { ...value, [key]: leaf },
    ]),
  );
}

function changed(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const others = { DE: 'FR', ES: 'FR', package: 'document', box: 'pallet', rates: 'label', DHL: 'GLS' };
  if (typeof value !== 'string') return { changed: true };
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return '2027-01-04';
  return others[value as keyof typeof others] ?? `${value}x`;
}

describe('the facts of a test case', () => {
  it.each(changedLeaves(draft))('tell that somebody else has changed %s, and nothing else', (_, theirs) => {
    // Without names of products: to have one takes the carrier as well.
    expect(changesTo(theirs as typeof draft, [])).toHaveLength(1);
  });

  it('call each field as the form does, and its value as it is read', () => {
    const to = { ...draft.to, personName: 'Ana', address: { ...draft.to.address, countryCode: 'FR' } };
    expect(changesTo({ dangerous: true, declaredValue: 1862.5, productCode: '', to })).toEqual([
      'Produkt: Alle Produkte / Paket International',
      `Empfänger, Ansprechpartner: Ana / ${draft.to.personName}`,
      'Empfänger, Land: Frankreich / Spanien',
      'Warenwert (EUR): 1.862,50 / 1.862,00',
      'Gefahrgut: ja / nein',
    ]);
  });

  it('tell a product that nobody offers any more by its code', () => {
    expect(changesTo({ productCode: 'DHL_OLD' })).toEqual(['Produkt: DHL_OLD / Paket International']);
  });

  it('name no other carrier in place of one that only a later version knows', () => {
    expect(
      fieldChanges(itemFacts({ ...testItem, carrier: 'unknown' }, []), itemFacts(draft, [])),
    ).toMatchObject([{ label: 'Dienstleister', before: 'Unbekannter Dienstleister', after: 'DHL' }]);
  });

  it('tell a row of packages that only one of both has', () => {
    const packages = draft.shipmentData.packages.flatMap((row) => [row, { ...row, weightKg: 2.5 }]);
    expect(changesTo({ shipmentData: { ...draft.shipmentData, packages } })).toEqual([
      'Packstück\u00A02, Verpackung: Karton / ',
      'Packstück\u00A02, Anzahl (Stk): 1 / ',
      'Packstück\u00A02, Länge (cm): 40 / ',
      'Packstück\u00A02, Breite (cm): 30 / ',
      'Packstück\u00A02, Höhe (cm): 25 / ',
      'Packstück\u00A02, Gewicht (kg): 2,5 / ',
    ]);
  });
});
