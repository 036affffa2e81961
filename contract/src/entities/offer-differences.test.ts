import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addresses, domesticDraft } from '../../fixtures/index.ts';
import { offerDifferences } from './offer-differences.ts';
import { quoteDraftSchema } from './quote-draft.ts';
import type { ShipmentDraft } from './shipment-draft.ts';

const item = {
  description: 'Milling machine',
  tariffNumber: '845961',
  originCountryCode: 'DE',
  quantity: 1,
  netWeightKg: 2,
  valueEur: 900,
  isTotal: false,
};
/** To a country that asks for duties, which the recipient pays. */
const asked = {
  ...domesticDraft,
  to: addresses.brunnmatt,
  ddp: false,
  insured: false,
  declaredValue: 900,
  customs: { reason: 'sale', items: [item] },
} as ShipmentDraft;
const paid = { ...asked, ddp: true };
const differing = (one: ShipmentDraft, changes: Partial<ShipmentDraft>) =>
  offerDifferences(one, { ...one, ...changes }).map(({ at, message }) => [at.join('.'), message]);
const place = (changes: object) => ({ ...asked.to, address: { ...asked.to.address, ...changes } });
const withItem = (changes: Partial<typeof item>): Partial<ShipmentDraft> => ({
  customs: { reason: 'sale', items: [{ ...item, ...changes }] },
});

test('an offer holds for what was asked for, and costs the same whatever goods are worth that nobody insures', () => {
  expect(offerDifferences(asked, asked)).toEqual([]);
  expect(differing(asked, { declaredValue: 12, neutralShipment: true, description: 'Anderes' })).toEqual([]);
  expect(differing(asked, withItem({ tariffNumber: '901710' }))).toEqual([]);
});

test('where duties are paid, what they are counted by is what was told', () => {
  expect(differing(asked, { ddp: true })).toEqual([
    ['ddp', 'Das Angebot gilt für „Unverzollt geliefert (DAP)“.'],
  ]);
  expect(differing(paid, { declaredValue: 1800 })).toEqual([
    ['declaredValue', 'Das Angebot gilt für 900,00\u00A0€.'],
  ]);
  expect(differing(paid, withItem({ tariffNumber: '901710', quantity: 2 }))).toEqual([
    ['customs.items.0.tariffNumber', 'Das Angebot gilt für 845961.'],
    ['customs.items.0.quantity', 'Das Angebot gilt für 1\u00A0Stk.'],
  ]);
  expect(differing(paid, { customs: { reason: 'sale', items: [item, item] } })).toEqual([
    ['customs.items', 'Das Angebot gilt für 1\u00A0Position.'],
  ]);
  expect(differing(paid, withItem({ description: 'Lathe', netWeightKg: 1 }))).toEqual([]);
  expect(differing(paid, withItem({ isTotal: true }))).toEqual([]);
  const four = { ...paid, ...withItem({ quantity: 4, valueEur: 0.1 }) };
  expect(differing(four, withItem({ quantity: 4, valueEur: 0.4, isTotal: true }))).toEqual([]);
  expect(differing(four, withItem({ quantity: 4, valueEur: 0.41, isTotal: true }))).toEqual([
    ['customs.items.0.valueEur', 'Das Angebot gilt für 0,10\u00A0€.'],
  ]);
  const untold = { ...paid, customs: { reason: 'sale', items: [] } } as ShipmentDraft;
  expect(differing(untold, withItem({}))).toEqual([]);
});

test('within the customs union nobody pays duties', () => {
  expect(differing({ ...domesticDraft, ddp: false }, { ddp: true })).toEqual([]);
});

test('insurance goes by the value', () => {
  const insured = { ...asked, insured: true };
  expect(differing(insured, { insured: false, declaredValue: 1 })).toEqual([
    ['insured', 'Das Angebot gilt mit Transportversicherung.'],
    ['declaredValue', 'Das Angebot gilt für 900,00\u00A0€.'],
  ]);
});

test('a place is its postcode, and its town where it has none', () => {
  const at = (postalCode: string, city: string) => ({
    ...asked.to,
    address: { ...asked.to.address, postalCode, city },
  });
  expect(differing(asked, { to: at('80 01', 'Zuerich') })).toEqual([]);
  expect(differing({ ...asked, to: at('', 'Dublin') }, { to: at('', 'dublin ') })).toEqual([]);
  expect(differing({ ...asked, to: at('', 'Dublin') }, { to: at('', 'Cork') })).toEqual([
    ['to.address.city', 'Das Angebot gilt für Dublin.'],
  ]);
});

test('behind a postcode that an ordinary place shares with a territory the town decides', () => {
  const at = (city: string) => place({ countryCode: 'IT', postalCode: '23030', city });
  const toItaly = { ...asked, to: at('Valfurva') };
  expect(differing(toItaly, { to: at('Mazzo di Valtellina') })).toEqual([]);
  expect(differing(toItaly, { to: at('Livigno') })).toEqual([
    ['to.address.city', 'Das Angebot gilt für 23030 Valfurva.'],
  ]);
  expect(differing({ ...asked, to: at('Livigno') }, { to: at('') })).toEqual([
    ['to.address.city', 'Das Angebot gilt für 23030 Livigno.'],
  ]);
});

test('a quote cannot be asked for without the value that its price depends on', () => {
  const schema = quoteDraftSchema({ today: () => '2026-11-20', isValidPhone: () => true });
  const complaints = (changes: Partial<ShipmentDraft>) =>
    v
      .safeParse(schema, { ...asked, declaredValue: null, ...changes })
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  expect(complaints({})).toBeUndefined();
  expect(complaints({ insured: true })).toEqual([
    ['declaredValue', 'Pflichteingabe bei Transportversicherung'],
  ]);
  expect(complaints({ ddp: true })).toEqual([
    ['declaredValue', 'Pflichteingabe bei Versand ins EU-Ausland (Zoll)'],
  ]);
  expect(complaints({ ddp: true, to: domesticDraft.to })).toBeUndefined();
});

const [row] = asked.shipmentData.packages as [ShipmentDraft['shipmentData']['packages'][number]];
const data = (changes: object) => ({ shipmentData: { ...asked.shipmentData, ...changes } });
const withPackage = (changes: object) =>
  data({ packages: [{ ...row, ...changes }, ...asked.shipmentData.packages.slice(1)] });

test.each<[string, Partial<ShipmentDraft>]>([
  [
    'from.address.countryCode',
    { from: { ...asked.from, address: { ...asked.from.address, countryCode: 'AT' } } },
  ],
  ['to.address.countryCode', { to: place({ countryCode: 'LI' }) }],
  ['to.address.postalCode', { to: place({ postalCode: '8002' }) }],
  ['shipmentData.type', data({ type: 'document' })],
  ['shipmentData.isSaturdayDelivery', data({ isSaturdayDelivery: true })],
  ['shipmentData.packages', data({ packages: [row, row, row, row] })],
  ['shipmentData.packages.0.packaging', withPackage({ packaging: 'pallet_non_loadable' })],
  ['shipmentData.packages.0.amount', withPackage({ amount: row.amount + 1 })],
  ['shipmentData.packages.0.lengthCm', withPackage({ lengthCm: row.lengthCm + 1 })],
  ['shipmentData.packages.0.widthCm', withPackage({ widthCm: row.widthCm + 1 })],
  ['shipmentData.packages.0.heightCm', withPackage({ heightCm: row.heightCm + 1 })],
  ['shipmentData.packages.0.weightKg', withPackage({ weightKg: row.weightKg + 0.1 })],
  ['dangerous', { dangerous: true }],
  ['insured', { insured: true }],
])('an offer does not hold for another %s', (at, changes) => {
  expect(differing(asked, changes).map(([field]) => field)).toContain(at);
});
