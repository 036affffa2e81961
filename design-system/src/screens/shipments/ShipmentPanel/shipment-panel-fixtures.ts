import { type Shipment, takenOverStatuses, type TrackingEvent } from 'contract';
import { FIXTURE_NOW, shipments, trackingEvents } from 'contract/fixtures';
import { fn } from 'storybook/test';
import type { Ready } from '../../../patterns/ResourceView/resource.ts';
import { printSettings } from '../../../stories/print-settings.ts';
import type { ShipmentDetail, Tracking } from '../Shipments/shipments-state.ts';

/** Everything but the state, with a spy for each callback. Used by stories only. */
export const panelArgs = {
  now: new Date(FIXTURE_NOW),
  label: { kind: 'closed' },
  printSettings,
  onClose: fn(),
  onRetry: fn(),
  onRefreshTracking: fn(),
  onOpenLabel: fn(),
  onCloseLabel: fn(),
  onTakeLabel: fn(),
  papers: { state: { kind: 'closed' }, onOpen: fn(), onClose: fn(), onTaken: fn(), onOpenAll: fn() },
  attachments: {
    state: undefined,
    uploads: [],
    download: null,
    onDownload: fn(),
    onOpenChange: fn(),
    onRetry: fn(),
  },
  protocol: { state: undefined, onOpenChange: fn(), onRetry: fn() },
} as const;

type ReadyShipment = Ready<ShipmentDetail & { readonly tracking: Ready<Tracking> }>;

function readyShipment(shipment: Shipment, events: readonly TrackingEvent[]): ReadyShipment {
  const tracking = {
    kind: 'ready',
    value: { events, updatedAt: FIXTURE_NOW },
    isRefreshing: false,
  } as const;
  return { kind: 'ready', value: { shipment, tracking }, isRefreshing: false };
}

const delivery: TrackingEvent = {
  id: 'evt_7',
  at: '2026-11-20T09:34:00.000Z',
  status: 'delivered',
  description: 'Dem Empfänger übergeben',
  location: 'Schwäbisch Gmünd',
  carrierText: null,
  pieceNumber: null,
};
const failedDelivery: TrackingEvent = {
  ...delivery,
  status: 'exception',
  description: 'Zustellung nicht möglich',
  carrierText: 'Delivery attempted, customer not available or business closed',
};
const wayBack: TrackingEvent = {
  ...delivery,
  id: 'evt_8',
  at: '2026-11-20T11:50:00.000Z',
  status: 'returned',
  description: 'Auf dem Rückweg zum Absender',
  location: 'Aalen',
};
const cancellation: TrackingEvent = {
  ...delivery,
  at: '2026-11-19T13:40:00.000Z',
  status: 'cancelled',
  description: 'Storniert',
  location: null,
};
const leftBehind: TrackingEvent = {
  ...delivery,
  id: 'evt_9',
  at: '2026-11-20T03:50:00.000Z',
  status: 'transit',
  description: 'Verspätet sich um einen Tag',
  location: 'Kornwestheim',
};
const novelty: TrackingEvent = {
  ...delivery,
  status: 'unknown',
  description: 'An eine Abholstation umgeleitet',
};

const announced = trackingEvents.slice(-1);

/** What has happened to the same parcel until a status, newest first. */
const histories: Readonly<Record<Shipment['status'], readonly TrackingEvent[]>> = {
  avis: [],
  ordered: announced,
  transit: trackingEvents.filter(({ status }) => status !== 'in_delivery'),
  in_delivery: trackingEvents,
  delivered: [delivery, ...trackingEvents],
  exception: [failedDelivery, ...trackingEvents],
  returned: [wayBack, failedDelivery, ...trackingEvents],
  cancelled: [cancellation, ...announced],
  unknown: [novelty, ...trackingEvents],
};

/** The same parcel from Kiel to Schwäbisch Gmünd in any status, with a history that leads there. Used by stories only. */
export function panelState(status: Shipment['status'], more: Partial<Shipment> = {}): ReadyShipment {
  const parcel = shipments.find((shipment) => shipment.status === 'in_delivery');
  if (!parcel) throw new Error('The fixtures hold no shipment in delivery');
  const ofTemplate = {
    trackingNumber: null,
    trackingUrl: null,
    expectedDeliveryDate: null,
    printedAt: null,
    printedBy: null,
  };
  const shipment = {
    ...parcel,
    ...(status === 'avis' && ofTemplate),
    ...(status === 'delivered' && { deliveredAt: delivery.at }),
    isTakenOver: takenOverStatuses.some((taken) => taken === status),
    status,
    ...more,
  };
  return readyShipment(shipment, histories[status]);
}

/** The same parcel in as many equal pieces, of which the first has arrived and the last was left behind on its way. */
export function partedState(amounts: readonly number[]): ReadyShipment {
  const { shipmentData } = panelState('transit').value.shipment;
  const packages = shipmentData.packages.slice(0, 1);
  const count = amounts.reduce((sum, amount) => sum + amount, 0);
  const pieceNumbers = Array.from({ length: count }, (_, index) => `003404338364426${36_597 + index * 11}`);
  const [first] = pieceNumbers;
  const last = pieceNumbers.at(-1);
  const scansOf = (pieceNumber: string) =>
    trackingEvents
      .filter(({ status, at }) => status !== 'ordered' && (pieceNumber !== last || at < leftBehind.at))
      .map((event) => ({ ...event, id: `${event.id}_${pieceNumber}`, pieceNumber }));
  const events = [
    { ...delivery, pieceNumber: first ?? null },
    { ...leftBehind, pieceNumber: last ?? null },
    ...pieceNumbers.flatMap(scansOf),
    ...announced,
  ];
  const { shipment } = panelState('transit', {
    shipmentData: {
      ...shipmentData,
      packages: amounts.flatMap((amount) => packages.map((row) => ({ ...row, amount }))),
    },
    pieceNumbers,
  }).value;
  return readyShipment(
    shipment,
    events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  );
}

/** An order that never got to the carrier, and the one line that says so where there is one. */
export function neverOrdered(description: string | null): ReadyShipment {
  const { value } = panelState('cancelled', {
    trackingNumber: null,
    trackingUrl: null,
    expectedDeliveryDate: null,
    printedAt: null,
    printedBy: null,
    priceNetCents: null,
  });
  const events = description === null ? [] : [{ ...cancellation, description }];
  return readyShipment(value.shipment, events);
}

/** The state some days earlier: the order and each event of its history. */
export function daysEarlier(days: number, state: ReadyShipment): ReadyShipment {
  const { shipment, tracking } = state.value;
  const moved = (at: string) => new Date(Date.parse(at) - days * 86_400_000).toISOString();
  return readyShipment(
    { ...shipment, createdAt: moved(shipment.createdAt), printedAt: moved(shipment.createdAt) },
    tracking.value.events.map((event) => ({ ...event, at: moved(event.at) })),
  );
}
