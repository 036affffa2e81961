import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as fixtures from '../../fixtures/index.ts';
import { isValidPhone, toE164 } from '../phone.ts';
import { looksLikePhone } from '../rules/phone.ts';
import { contactDraftSchema, contactSchema } from './contact.ts';
import { notificationTitle } from './notification-title.copy.ts';
import { notificationSchema } from './notification.ts';
import { billableWeightKg, girthCm, packageTotals, volumetricWeightKg } from './package-measures.ts';
import { carrierRatesSchema } from './rate.ts';
import { type ShipmentDraft, shipmentDraftSchema, shipmentFormSchema } from './shipment-draft.ts';
import { shipmentStatuses, statusesOfGroup, statusGroups } from './shipment-status.ts';
import { shipmentSchema } from './shipment.ts';

const surroundings = { today: () => '2026-11-20', isValidPhone };
const draftSchema = shipmentDraftSchema(surroundings);

function complaints(draft: unknown): Record<string, string> {
  const issues = v.safeParse(draftSchema, draft).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

const { domesticDraft, canaryDraft } = fixtures;
const documents: ShipmentDraft = {
  ...domesticDraft,
  description: 'documents',
  declaredValue: 0,
  shipmentData: { ...domesticDraft.shipmentData, type: 'document' },
};

describe('shipment draft', () => {
  it.each(Object.entries({ domesticDraft, canaryDraft, documents }))('%s is sound', (_, draft) =>
    expect(complaints(draft)).toEqual({}),
  );

  it.each<[string, unknown, Record<string, string>]>([
    [
      'customs without a value',
      { ...canaryDraft, declaredValue: null },
      { declaredValue: 'Pflichteingabe bei Versand ins EU-Ausland (Zoll)' },
    ],
    [
      'insurance without a value',
      { ...domesticDraft, insured: true },
      { declaredValue: 'Pflichteingabe bei Transportversicherung' },
    ],
    [
      'a negative value',
      { ...domesticDraft, declaredValue: -1 },
      { declaredValue: 'Der Wert muss größer oder gleich 0 sein' },
    ],
    [
      'a value with three decimals',
      { ...domesticDraft, declaredValue: 1.234 },
      { declaredValue: 'Höchstens zwei Nachkommastellen' },
    ],
    [
      'documents of value',
      { ...documents, declaredValue: 5 },
      { declaredValue: 'Eingabe muss 0 sein für Dokumente' },
    ],
    [
      'documents of another content',
      { ...documents, description: 'Akten' },
      { description: 'Eingabe muss "documents" sein' },
    ],
    [
      'insured documents',
      { ...documents, insured: true },
      { insured: 'Dokumente können nicht versichert werden.' },
    ],
    [
      'a past day',
      {
        ...domesticDraft,
        shipmentData: { ...domesticDraft.shipmentData, requestedDeliveryDate: '2026-11-19' },
      },
      { 'shipmentData.requestedDeliveryDate': 'Das Datum liegt in der Vergangenheit.' },
    ],
    ['no rate', { ...domesticDraft, carrier: '' }, { carrier: 'Wählen Sie einen Tarif.' }],
    [
      'no packages',
      { ...domesticDraft, shipmentData: { ...domesticDraft.shipmentData, packages: [] } },
      { 'shipmentData.packages': 'Fügen Sie mindestens ein Packstück hinzu.' },
    ],
    [
      'a neutral shipment without its address',
      { ...domesticDraft, neutralShipment: true },
      { linkedNeutralSenderId: 'Pflichtfeld' },
    ],
    [
      'a phone number of nowhere',
      { ...domesticDraft, to: { ...domesticDraft.to, phone: '0000 12' } },
      { 'to.phone': 'Ungültige Telefonnummer' },
    ],
    [
      'a country of three letters',
      {
        ...domesticDraft,
        to: { ...domesticDraft.to, address: { ...domesticDraft.to.address, countryCode: 'DEU' } },
      },
      { 'to.address.countryCode': 'Länderkennung muss 2 Zeichen lang sein' },
    ],
    [
      'nobody at the address',
      { ...domesticDraft, to: { ...domesticDraft.to, companyName: '', personName: '' } },
      { 'to.companyName': 'Geben Sie eine Firma oder einen Ansprechpartner an.' },
    ],
  ])('refuses %s', (_, draft, expected) => expect(complaints(draft)).toEqual(expected));

  it('needs no rate for a template', () =>
    expect(complaints({ ...domesticDraft, carrier: '', isAvis: true })).toEqual({}));

  it('holds a pallet to a ton and a box to 70 kg', () => {
    const row = {
      packaging: 'transport_crate_or_pallet',
      amount: 1,
      lengthCm: 120,
      widthCm: 80,
      heightCm: 100,
      weightKg: 214,
    };
    const withRow = (packages: unknown[]) => ({
      ...domesticDraft,
      shipmentData: { ...domesticDraft.shipmentData, packages },
    });
    expect(complaints(withRow([row]))).toEqual({});
    expect(complaints(withRow([{ ...row, packaging: 'box' }]))).toEqual({
      'shipmentData.packages.0.weightKg': 'Höchstens 70\u00A0kg',
    });
  });

  it('gives the same draft from a form as from JSON', () => {
    const typed = {
      ...canaryDraft,
      declaredValue: '1.480,00',
      customs: {
        reason: 'sale',
        items: canaryDraft.customs.items.map((item) => ({
          ...item,
          quantity: String(item.quantity),
          netWeightKg: String(item.netWeightKg).replace('.', ','),
          valueEur: String(item.valueEur),
        })),
      },
      shipmentData: {
        ...canaryDraft.shipmentData,
        packages: canaryDraft.shipmentData.packages.map((row) => ({
          ...row,
          amount: String(row.amount),
          lengthCm: String(row.lengthCm),
          widthCm: String(row.widthCm),
          heightCm: String(row.heightCm),
          weightKg: String(row.weightKg).replace('.', ','),
        })),
      },
    };
    expect(v.parse(shipmentFormSchema(surroundings), typed)).toEqual(v.parse(draftSchema, canaryDraft));
  });
});

describe('phone numbers', () => {
  it.each([
    ['+49 431 5550140', 'DE', true],
    ['0431 5550140', 'DE', true],
    ['+49\u202F431\u20095550140', 'DE', true],
    ['0431\u20115550140', 'DE', true],
    ['0431\u22125550140', 'DE', true],
    ['(+49) 431 5550140', 'DE', true],
    ['(+34) 928 555 012', 'DE', true],
    ['0431 5550140', 'ES', false],
    ['12', 'DE', false],
    ['Telefon', 'DE', false],
  ])('%j from %s: %s', (text, country, expected) => expect(isValidPhone(text, country)).toBe(expected));

  it('are stored in E.164', () => expect(toE164('0431 / 55 50 140', 'DE')).toBe('+494315550140'));

  it.each(['Telefon', '12', ''])('%j has no E.164', (text) => expect(toE164(text, 'DE')).toBeUndefined());

  it('the light check refuses nothing that the exact one takes', () => {
    for (const { block } of fixtures.contacts)
      if (block.phone) expect(looksLikePhone(block.phone, '')).toBe(true);
  });
});

describe('measures', () => {
  const row = { lengthCm: 60, widthCm: 120, heightCm: 42, weightKg: 14.1 };

  it('adds the longest side to twice the others', () => expect(girthCm(row)).toBe(324));
  it('divides the volume', () => expect(volumetricWeightKg(row)).toBe(60.48));
  it('charges the greater weight', () => expect(billableWeightKg({ ...row, weightKg: 61 })).toBe(61));
  it('sums without binary dust', () =>
    expect(packageTotals(domesticDraft.shipmentData.packages)).toEqual({
      pieces: 3,
      weightKg: 24.5,
      billableWeightKg: 72.48,
    }));
});

describe('fixtures', () => {
  const contactRule = contactDraftSchema({ isValidPhone });

  it('are what the API returns', () => {
    for (const shipment of fixtures.shipments) expect(v.parse(shipmentSchema, shipment)).toEqual(shipment);
    for (const contact of fixtures.contacts) expect(v.parse(contactSchema, contact)).toEqual(contact);
    for (const rates of [...fixtures.carrierRates, ...fixtures.domesticCarrierRates])
      expect(v.parse(carrierRatesSchema, rates)).toMatchObject(rates);
    for (const entry of fixtures.notifications) expect(v.parse(notificationSchema, entry)).toEqual(entry);
  });

  it('could be typed into the address book', () => {
    for (const contact of fixtures.contacts) {
      const issues = v.safeParse(contactRule, contact).issues ?? [];
      expect(issues.map((issue) => `${contact.id} ${v.getDotPath(issue)} ${issue.message}`)).toEqual([]);
    }
  });

  it('show every status', () =>
    expect(new Set(fixtures.shipments.map((shipment) => shipment.status))).toEqual(
      new Set(shipmentStatuses),
    ));
});

describe('a newer platform', () => {
  it('may send a status that nobody here knows', () =>
    expect(v.parse(shipmentSchema, { ...fixtures.shipments[0], status: 'teleported' }).status).toBe(
      'unknown',
    ));

  it('may send more than we read', () =>
    expect(v.parse(shipmentSchema, { ...fixtures.shipments[0], more: 1 })).not.toHaveProperty('more'));
});

describe('notification titles', () => {
  it.each([
    ['shipment-created', 'ORDERED', 'Sendung erstellt'],
    ['shipment-updated', 'AVIS', 'Vorlage aktualisiert'],
    ['shipment-updated', 'TRANSIT', 'Sendung aktualisiert'],
    ['pickup-created', null, 'Abholung beauftragt'],
    ['rate-request-answered', null, 'Preisanfrage beantwortet'],
    ['shipment-status-updated', 'TRANSIT', 'Sendung ist unterwegs'],
    ['shipment-status-updated', 'IN_DELIVERY', 'Sendung wird zugestellt'],
    ['shipment-status-updated', 'DELIVERED', 'Sendung zugestellt'],
    ['shipment-status-updated', 'RETURNED', 'Sendung wurde retourniert'],
    ['shipment-status-updated', 'EXCEPTION', 'Eine Ausnahme ist aufgetreten'],
    ['shipment-status-updated', 'CANCELLED', 'Sendung aktualisiert'],
    ['shipment-status-updated', null, 'Sendung aktualisiert'],
  ] as const)('%s %s: %s', (type, status, title) => {
    const entity = { id: '1', orderNumber: null, trackingNumber: null, status };
    expect(notificationTitle({ type, entity })).toBe(title);
  });
});

it('every status stands in one tab besides „Alle“', () => {
  const inTabs = statusGroups.filter((group) => group !== 'all').flatMap((group) => statusesOfGroup[group]);
  expect(inTabs.toSorted()).toEqual(shipmentStatuses.toSorted());
});
