import { carriers, judgeCustoms, noCustoms } from 'contract';
import type { Carrier, Customs, Package, ShipmentDraft, ShipmentStatus } from 'contract';
import { addresses, contactIdOf, domesticDraft, people, shipments } from 'contract/fixtures';
import type { FixtureAddress } from 'contract/fixtures';
import { germanInstant } from '../carriers/simulation/german-time.ts';
import { addWorkingDays, demoDay, shiftDay, shiftInstant } from './demo-time.ts';

/** A shipment to be seeded: what was typed, by whom, and what became of it. */
export interface DemoShipment {
  readonly id: string;
  readonly orderNumber: number;
  readonly status: ShipmentStatus;
  readonly createdAt: Date;
  readonly by: { readonly id: string; readonly full_name: string };
  /** The product is chosen among what the carrier offers; its name is a wish. */
  readonly draft: ShipmentDraft;
  readonly exceptionReason: string | null;
}

type By = DemoShipment['by'];
const nameOf = ({ id, given_name, family_name }: (typeof people)[keyof typeof people]): By => ({
  id,
  full_name: `${given_name} ${family_name}`,
});

/** The fixtures' own shipments, moved to now. */
function fixtureShipments(now: Date): DemoShipment[] {
  return shipments.map((shipment) => ({
    id: shipment.id,
    orderNumber: Number(shipment.orderNumber.slice('LO-'.length)),
    status: shipment.status === 'unknown' ? 'transit' : shipment.status,
    createdAt: shiftInstant(shipment.createdAt, now),
    by: shipment.createdBy,
    draft: {
      ...domesticDraft,
      carrier: shipment.carrier === 'unknown' ? 'DHL' : shipment.carrier,
      carrierProduct: shipment.carrierProduct,
      carrierProductCode: shipment.carrierProductCode,
      description: shipment.description,
      from: shipment.from,
      to: shipment.to,
      isAvis: shipment.status === 'avis',
      linkedRecipientId: shipment.linkedRecipientId,
      linkedSenderId: shipment.linkedSenderId,
      referenceNumber: shipment.referenceNumber,
      shipmentData: {
        type: shipment.shipmentData.type,
        packages: shipment.shipmentData.packages as Package[],
        requestedDeliveryDate: shiftDay(shipment.shipmentData.requestedDeliveryDate, now),
        isSaturdayDelivery: false,
      },
    },
    exceptionReason: shipment.exceptionReason,
  }));
}

const recipients: readonly FixtureAddress[] = [
  'loewenstein',
  'sahin',
  'rosenkranz',
  'oetztal',
  'brueggemann',
  'kupfergraben',
  'jessnitzer',
  'vanDerVelde',
  'meyer',
  'weserbergland',
  'packstation',
  'strassenbau',
  'schmiede',
  'brunnmatt',
  'wuellenweber',
];

const parcels: readonly Partial<Package>[] = [
  { lengthCm: 40, widthCm: 30, heightCm: 25, weightKg: 5.2 },
  { lengthCm: 25, widthCm: 20, heightCm: 12, weightKg: 1.4 },
  { amount: 3, lengthCm: 45, widthCm: 35, heightCm: 30, weightKg: 9.8 },
  { lengthCm: 30, widthCm: 21, heightCm: 3, weightKg: 0.5 },
  { amount: 2, lengthCm: 60, widthCm: 40, heightCm: 40, weightKg: 18.5 },
];

const contents = [
  'Messbrücke und Gewindehülsen',
  'Präzisionsdrehteile',
  'Ersatzteile',
  'Prüfprotokolle und Muster',
];

/** Past statuses: everything has arrived but for a few. */
function statusOf(index: number): ShipmentStatus {
  if (index % 17 === 5) return 'returned';
  if (index % 19 === 7) return 'cancelled';
  if (index === 3 || index === 11) return 'exception';
  if (index === 1 || index === 8) return 'avis';
  return 'delivered';
}

interface Series {
  readonly amount: number;
  readonly idPrefix: string;
  readonly lastOrderNumber: number;
  readonly from: FixtureAddress;
  readonly by: readonly By[];
  /** Whether recipients are contacts of the address book. */
  readonly isLinked: boolean;
}

/** Shipments of the past weeks, newest first, two on each working day. */
function pastShipments(series: Series, now: Date): DemoShipment[] {
  return Array.from({ length: series.amount }, (_, index) => {
    const recipient = recipients[(index * 7 + 2) % recipients.length] ?? 'loewenstein';
    const day = addWorkingDays(demoDay(now), -DAYS_OF_FIXTURES - Math.floor(index / 2));
    const createdAt = germanInstant(day, timeOfDay(index));
    const orderNumber = series.lastOrderNumber - index;
    const carrier: Carrier = carriers[(index * 3) % carriers.length] ?? 'DHL';
    const status = statusOf(index);
    return {
      id: `${series.idPrefix}${orderNumber}`,
      orderNumber,
      status,
      createdAt,
      by: series.by[index % series.by.length] ?? nameOf(people.owner),
      draft: {
        ...domesticDraft,
        carrier,
        description: contents[index % contents.length] ?? 'Ersatzteile',
        from: addresses[series.from],
        to: addresses[recipient],
        declaredValue: valueOf(index),
        customs: customsOf(recipient, series.from, index),
        isAvis: status === 'avis',
        linkedRecipientId: series.isLinked ? contactIdOf(recipient) : null,
        linkedSenderId: series.isLinked ? contactIdOf(series.from) : null,
        referenceNumber: `PO-${orderNumber - 27_431}`,
        shipmentData: {
          type: 'package',
          packages: [{ ...defaultRow, ...parcels[index % parcels.length] }],
          // A template is still to be sent.
          requestedDeliveryDate: addWorkingDays(status === 'avis' ? demoDay(now) : day, 2),
          isSaturdayDelivery: false,
        },
      },
      exceptionReason: status === 'exception' ? 'Adresse unklar' : null,
    };
  });
}

function valueOf(index: number): number {
  return 120 + index * 10;
}

/** One position that is worth what is declared, where customs ask for it. */
function customsOf(recipient: FixtureAddress, sender: FixtureAddress, index: number): Customs {
  if (!judgeCustoms(addresses[sender].address, addresses[recipient].address).isRequired) return noCustoms;
  const part = {
    description: 'Precision turned parts, steel',
    tariffNumber: '732690',
    originCountryCode: 'DE',
    quantity: 1,
    netWeightKg: 0.4,
    valueEur: valueOf(index),
    isTotal: false,
  };
  return { reason: 'sale', items: [part] };
}

const defaultRow: Package = {
  packaging: 'box',
  amount: 1,
  lengthCm: 30,
  widthCm: 21,
  heightCm: 10,
  weightKg: 0.5,
};

/** The fixtures reach back so many working days. */
const DAYS_OF_FIXTURES = 9;

/** `HH:mm` in the afternoon for the newer shipment of a day, in the morning for the older one. */
function timeOfDay(index: number): string {
  const hour = index % 2 === 0 ? 13 : 9;
  return `${String(hour).padStart(2, '0')}:${String((index * 37) % 60).padStart(2, '0')}`;
}

/** Everything that is seeded, by organisation. */
export function demoShipments(now: Date): { readonly orgCode: string; readonly shipments: DemoShipment[] }[] {
  const first = Math.min(...shipments.map(({ orderNumber }) => Number(orderNumber.slice('LO-'.length))));
  return [
    {
      orgCode: people.owner.orgCodes[0],
      shipments: [
        ...fixtureShipments(now),
        ...pastShipments(
          {
            amount: 48,
            idPrefix: 'shp_',
            lastOrderNumber: first - 7,
            from: 'tietze',
            by: [nameOf(people.owner), nameOf(people.member)],
            isLinked: true,
          },
          now,
        ),
      ],
    },
    {
      orgCode: people.otherOwner.orgCodes[0],
      shipments: pastShipments(
        {
          amount: 6,
          idPrefix: 'shp_',
          lastOrderNumber: first - 1,
          from: 'weserbergland',
          by: [nameOf(people.otherOwner)],
          isLinked: false,
        },
        now,
      ),
    },
  ];
}
