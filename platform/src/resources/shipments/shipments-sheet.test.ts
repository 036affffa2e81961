import { addresses, shipments } from 'contract/fixtures';
import { expect, test } from 'vitest';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentColumns } from './shipments-sheet.ts';

const [sample] = shipments;
const parcel = sample?.shipmentData.packages[0];
const to = {
  ...addresses.sahin,
  companyName2: 'Abteilung Einkauf',
  email: 'einkauf@sahin.example',
  phone: '+49 221 5550133',
  address: {
    ...addresses.sahin.address,
    addressLine2: 'Hof 2',
    addressLine3: 'Rampe 7',
    postalCode: '01067',
    state: 'Sachsen',
  },
};

/** A shipment that the other end sends. */
const swapped = {
  from: to,
  to: addresses.tietze,
  declaredValue: null,
  shipmentData: { requestedDeliveryDate: '2026-11-24', packages: [] },
} as unknown as ShipmentRow['draft'];

/** What stands in a row, by the heads. */
function cellsOf(change: Partial<ShipmentRow>, weightKg = 0.125, amount = 3) {
  const draft = {
    to,
    from: addresses.tietze,
    declaredValue: null,
    shipmentData: {
      requestedDeliveryDate: '2026-11-24',
      packages: [{ ...parcel, weightKg, amount }],
    },
  };
  const row = {
    draft,
    status: 'transit',
    orderNumber: 104_447,
    trackingNumber: '00340434161094027318',
    createdAt: new Date('2026-11-15T22:59:00Z'),
    printedAt: null,
    deliveryFrom: null,
    deliveryUntil: null,
    deliveredAt: null,
    expectedDeliveryDate: '2026-11-25',
    exceptionReason: null,
    priceNetCents: 1240,
    ...change,
  } as unknown as ShipmentRow;
  return Object.fromEntries(shipmentColumns.map(({ header, cell }) => [header, cell(row)]));
}

test.each([
  [0.125, 3, 0.375],
  [0.001, 7, 0.007],
  [0.1, 3, 0.3],
  [12.345, 2, 24.69],
])('pieces of %d kg, %d of them, weigh %d kg', (weightKg, amount, sum) => {
  expect(cellsOf({}, weightKg, amount)['Gewicht (kg)']).toEqual({ amount: sum });
});

test('whoever gets it is told whole, and who sends it', () => {
  expect(cellsOf({ status: 'exception', exceptionReason: 'Adresse unklar' })).toMatchObject({
    'Grund der Ausnahme': 'Adresse unklar',
    'Empfänger (Zusatz)': 'Abteilung Einkauf',
    'Adresszusatz 1': 'Hof 2',
    'Adresszusatz 2': 'Rampe 7',
    Postleitzahl: '01067',
    'E-Mail': 'einkauf@sahin.example',
    Telefon: '+49 221 5550133',
    Absender: addresses.tietze.companyName,
    'Absender: Ort': addresses.tietze.address.city,
    Sendungsnummer: '00340434161094027318',
  });
});

test('both ends are told alike, field by field', () => {
  const heads = shipmentColumns.map(({ header }) => header);
  const ofRecipient = heads.slice(heads.indexOf('Empfänger'), heads.indexOf('Absender'));
  const ofSender = heads.filter((head) => head.startsWith('Absender'));
  const alike = (head: string) =>
    head.replace(/^Absender(?:: |-)/, '').replace(/^(?:Absender|Empfänger)/, '');
  expect(ofSender.map(alike)).toEqual(ofRecipient.map(alike));

  const [told, back] = [cellsOf({}), cellsOf({ draft: swapped })];
  for (const head of ofRecipient) {
    const theirs = ofSender[ofRecipient.indexOf(head)] ?? '';
    expect(back[theirs], theirs).toEqual(told[head]);
  }
});

test.each<[Partial<ShipmentRow>, unknown]>([
  [{}, { day: '2026-11-25' }],
  [{ expectedDeliveryDate: null }, { day: '2026-11-24' }],
  [{ status: 'cancelled' }, ''],
  [{ status: 'delivered', deliveredAt: new Date('2026-11-24T23:30:00Z') }, { day: '2026-11-25' }],
  [{ status: 'delivered' }, ''],
])('the delivery day of %j is the one that the list shows', (change, day) => {
  expect(cellsOf(change).Zustelltag).toEqual(day);
});

test('days and moments are what a spreadsheet sorts', () => {
  expect(cellsOf({})['Erstellt am']).toEqual({ moment: '2026-11-15 23:59' });
});
