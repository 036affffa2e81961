import type { CustomsItem } from 'contract';
import { addresses, customs, domesticDraft } from 'contract/fixtures';
import type { CommercialInvoice } from '../commercial-invoice.ts';
import type { ConsignmentNote } from '../consignment-note.ts';
import type { HandoverList } from '../handover-list.ts';
import type { PickSlip } from '../pick-slip.ts';

export const exampleNote: ConsignmentNote = {
  copies: 'single',
  law: 'hgb',
  orderNumber: 'LO-104512',
  orderedAt: new Date('2026-11-20T13:05:00Z'),
  carrierName: 'DHL (simuliert)',
  productName: 'Paket',
  sender: addresses.tietze,
  recipient: addresses.loewenstein,
  goods: ['Messbrücke und Gewindehülsen'],
  packages: domesticDraft.shipmentData.packages,
  tariffNumbers: [],
  deliveryDay: '2026-11-24',
  trackingNumber: '00340433836442636597',
  references: ['PO-77131', 'Kostenstelle 4711'],
  declaredValueEur: 1480,
  isDangerous: false,
  isInsured: false,
  isSaturdayDelivery: false,
  incoterm: null,
};

/** What customs get of the parcel to the Canary Islands. */
export const examplePaper: CommercialInvoice = {
  orderNumber: 'LO-104512',
  orderedAt: new Date('2026-11-20T13:05:00Z'),
  trackingNumber: '00340433836442636597',
  exporter: addresses.tietze,
  recipient: addresses.bahia,
  reason: 'sale',
  items: customs.items,
  grossWeightKg: 24.5,
  pieces: 3,
  references: ['PO-77131'],
  incoterm: 'DAP',
  carrierName: 'DHL (simuliert)',
};

/** So light and of so little value that CN22 is enough. */
export const smallItems: readonly CustomsItem[] = [
  {
    description: 'Plastic housing, sample',
    tariffNumber: '392690',
    originCountryCode: 'DE',
    quantity: 2,
    netWeightKg: 0.35,
    valueEur: 60,
    isTotal: false,
  },
];

/** Of a template that leaves its product open. */
export const exampleSlip: PickSlip = {
  orderNumber: 'LO-104512',
  createdAt: new Date('2026-11-20T13:05:00Z'),
  createdBy: 'Jana Möller',
  recipient: addresses.loewenstein,
  isAbroad: false,
  goods: ['Messbrücke und Gewindehülsen'],
  positions: [],
  packages: domesticDraft.shipmentData.packages,
  packingNotes: 'Hülsen einzeln einschlagen, Prüfprotokoll obenauf.',
  references: ['PO-77131', 'Kostenstelle 4711'],
  product: [],
  requestedDay: '2026-11-24',
  isDangerous: false,
  isNeutral: false,
};

/** What the driver of GLS takes along: two parcels, one of them to Austria. */
export const exampleList: HandoverList = {
  title: 'Übergabeprotokoll',
  number: 'TA-10042',
  carrierName: 'GLS (simuliert)',
  organization: 'Tietze Feinmechanik GmbH',
  sender: addresses.tietze,
  createdAt: new Date('2026-11-20T13:05:00Z'),
  createdBy: 'Jana Möller',
  packages: 3,
  weightKg: 18.7,
  parcels: [
    {
      orderNumber: 'LO-104530',
      trackingNumber: '51234567890',
      recipient: 'Präzisionswerkzeuge Ötztal GmbH',
      place: '6460 Imst',
      countryCode: 'AT',
      packages: 2,
      weightKg: 18.4,
    },
    {
      orderNumber: 'LO-104524',
      trackingNumber: '51234567891',
      recipient: 'Kanzlei Rosenkranz Steuerberatung',
      place: '20354 Hamburg',
      countryCode: 'DE',
      packages: 1,
      weightKg: 0.3,
    },
  ],
};
