import { carriers as carrierNames, type Package } from 'contract';
import { addresses } from 'contract/fixtures';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectCarriers } from '../carriers/registry.ts';
import { environment, orderFor, parcelFor } from '../carriers/testing/orders.ts';
import { type ShippingLabel, shippingLabel } from './shipping-label.ts';
import { exampleLabel } from './testing/example-label.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';

const row = (changes: Partial<Package>): Package => ({
  packaging: 'box',
  amount: 1,
  lengthCm: 30,
  widthCm: 20,
  heightCm: 10,
  weightKg: 1,
  ...changes,
});

const { recipient: umlauts } = exampleLabel(1);
const label = (changes: Partial<ShippingLabel> = {}): ShippingLabel => ({ ...exampleLabel(1), ...changes });

const read = async (changes: Partial<ShippingLabel> = {}) => readPdf(await shippingLabel(label(changes)));
const firstPage = async (changes: Partial<ShippingLabel> = {}) => (await read(changes)).pages[0];

describe('the label of one piece', () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await read();
  });

  test('is one page of 105 × 148 mm with a German title', () => {
    expect(pdf).toMatchObject({ title: 'Versandetikett LO-104512', language: 'de-DE' });
    expect(pdf.pages).toHaveLength(1);
    expect(((pdf.pages[0]?.width ?? 0) / 72) * 25.4).toBeCloseTo(105, 1);
    expect(((pdf.pages[0]?.height ?? 0) / 72) * 25.4).toBeCloseTo(148, 1);
  });

  test('carries the tracking number as a barcode that a scanner reads', () => {
    expect(pdf.pages[0]?.barcodes).toEqual([{ format: 'Code128', text: '00340433836442636597' }]);
  });

  test.each([
    'DHL',
    'Paket',
    'Größer & Möller GmbH',
    'Mesut Özil',
    'Hauptstraße 4/1',
    '73525 Schwäbisch Gmünd',
    'Tietze Feinmechanik GmbH',
    '0034 0433 8364 4263 6597',
    '1 von 1',
    '5,2 kg',
    'LO-104512',
    'PO-77131',
    'Kostenstelle 4711',
    '20.11.2026',
    'simuliert',
  ])('says „%s“', (text) => expect(pdf.pages[0]?.text).toContain(text));

  test('names no country within Germany, and no note that does not apply', () => {
    expect(pdf.pages[0]?.text).not.toMatch(/DEUTSCHLAND|Gefahrgut|Samstagszustellung/);
  });
});

test('two labels of the same order are the same bytes', async () => {
  expect(await shippingLabel(label())).toEqual(await shippingLabel(label()));
});

test('across a border places and countries of both ends stand in capitals', async () => {
  const { text } = (await firstPage({ recipient: addresses.bahia, isAbroad: true })) ?? {};
  expect(text).toContain('24143 KIEL · DEUTSCHLAND');
  expect(text).toContain('35002 LAS PALMAS DE GRAN CANARIA LAS PALMAS SPANIEN');
});

test.each([
  [addresses.oetztal, addresses.oetztal, addresses.tietze, true],
  [addresses.oetztal, addresses.oetztal, addresses.oetztal, false],
  [addresses.tietze, addresses.oetztal, addresses.tietze, true],
  [addresses.tietze, addresses.neutralKiel, addresses.loewenstein, false],
])('what a border is follows from where the parcel begins', async (from, printedSender, to, isCrossed) => {
  const dhl = connectCarriers(environment()).get('DHL');
  const parcel = parcelFor('DHL', { from, printedSender, to });
  const { pages } = await readPdf((await dhl?.label(parcel)) ?? new Uint8Array());
  expect(/DEUTSCHLAND|ÖSTERREICH/.test(pages[0]?.text ?? '')).toBe(isCrossed);
});

test('prints a neutral sender instead of the real one', async () => {
  const text = (await firstPage({ sender: addresses.neutralKiel }))?.text;
  expect(text).toContain('Versandlager Nord');
  expect(text).not.toContain('Tietze');
});

test('says what the driver has to know', async () => {
  const text = (await firstPage({ isDangerous: true, isSaturdayDelivery: true }))?.text;
  expect(text).toContain('Gefahrgut · Samstagszustellung');
});

test.each(['Łódź, Ștefănescu, Dvořák, Şahin, Þór, İzmir', 'Χρήστος', 'Иванов', 'Mo\u0308ller'])(
  'prints and keeps the letters of „%s“',
  async (personName) => {
    const text = (await firstPage({ recipient: { ...umlauts, personName } }))?.text;
    expect(text?.replaceAll(' ', '')).toContain(personName.normalize('NFC').replaceAll(' ', ''));
  },
);

test('each piece has its page with its own barcode, number and weight', async () => {
  const order = orderFor('DHL');
  const packages = [row({ amount: 2, weightKg: 5.2 }), row({ weightKg: 14.1 })];
  const parcel = parcelFor('DHL', { shipmentData: { ...order.shipmentData, packages } });
  const dhl = connectCarriers(environment()).get('DHL');
  const { pages } = await readPdf((await dhl?.label(parcel)) ?? new Uint8Array());
  const confirmation = await dhl?.order(parcel);
  expect(pages.map(({ barcodes }) => barcodes[0]?.text)).toEqual(confirmation?.pieceNumbers);
  expect(pages.map(({ text }) => /\d von \d/.exec(text)?.[0])).toEqual(['1 von 3', '2 von 3', '3 von 3']);
  expect(pages.map(({ text }) => /[\d,]+ kg/.exec(text)?.[0])).toEqual(['5,2 kg', '5,2 kg', '14,1 kg']);
});

test.each(carrierNames)('the label of %s can be scanned', async (carrier) => {
  const connection = connectCarriers(environment()).get(carrier);
  const { trackingNumber } = (await connection?.order(orderFor(carrier))) ?? {};
  const { pages } = await readPdf((await connection?.label(parcelFor(carrier))) ?? new Uint8Array());
  expect(pages[0]?.barcodes).toEqual([{ format: 'Code128', text: trackingNumber }]);
  expect(pages[0]?.text).toContain(`${carrier} (simuliert)`);
});

test('nothing that can be typed runs over the edge', async () => {
  const line = fc.string({ unit: fc.constantFrom('W', 'm', 'i', 'Ö', 'ß', ' ', '.'), maxLength: 35 });
  const anyBlock = fc.record({
    companyName: line,
    companyName2: line,
    personName: line,
    email: fc.constant(''),
    phone: fc.constant(''),
    address: fc.record({
      addressLine1: line,
      addressLine2: line,
      addressLine3: line,
      city: fc.string({ unit: fc.constantFrom('W', 'm', 'i', 'Ö', 'ß', ' ', '.'), maxLength: 40 }),
      countryCode: fc.constantFrom('DE', 'AE', 'US', 'GB'),
      postalCode: fc.constant('12345'),
      state: line,
    }),
  });
  await fc.assert(
    fc.asyncProperty(anyBlock, anyBlock, line, async (sender, recipient, reference) => {
      const page = await firstPage({
        sender,
        recipient,
        references: [reference, reference],
        orderNumber: 'W'.repeat(35),
      });
      expect(page?.left).toBeGreaterThanOrEqual(14 - 0.1);
      expect(page?.right).toBeLessThanOrEqual(297.64 - 14 + 0.1);
      expect(page?.barcodes).toHaveLength(1);
    }),
    { numRuns: 15 },
  );
});
