import type { Shipment, TrackingEvent } from 'contract';
import { FIXTURE_NOW, shipments, trackingEvents } from 'contract/fixtures';
import type { ShipmentDetailState, TrackingState } from '../Shipments/shipments-state.ts';

type Ready = Extract<ShipmentDetailState, { kind: 'ready' }> & {
  readonly tracking: Extract<TrackingState, { kind: 'ready' }>;
};

const delivery: TrackingEvent = {
  id: 'evt_7',
  at: '2026-11-20T09:34:00.000Z',
  status: 'delivered',
  description: 'Dem Empfänger übergeben',
  location: 'Schwäbisch Gmünd',
  carrierText: null,
};
const failedDelivery: TrackingEvent = {
  ...delivery,
  status: 'exception',
  description: 'Zustellung nicht möglich',
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
export function panelState(status: Shipment['status'], more: Partial<Shipment> = {}): Ready {
  const parcel = shipments.find((shipment) => shipment.status === 'in_delivery');
  if (!parcel) throw new Error('The fixtures hold no shipment in delivery');
  const ofTemplate = {
    trackingNumber: null,
    trackingUrl: null,
    expectedDeliveryDate: null,
    printedAt: null,
    printedBy: null,
  };
  return {
    kind: 'ready',
    shipment: { ...parcel, ...(status === 'avis' && ofTemplate), status, ...more },
    tracking: {
      kind: 'ready',
      events: histories[status],
      updatedAt: FIXTURE_NOW,
      isRefreshing: false,
    },
  };
}

/** An order that never got to the carrier, and the one line that says so where there is one. */
export function neverOrdered(description: string | null): Ready {
  const state = panelState('cancelled', {
    trackingNumber: null,
    trackingUrl: null,
    expectedDeliveryDate: null,
    printedAt: null,
    printedBy: null,
    priceNetCents: null,
  });
  const events = description === null ? [] : [{ ...cancellation, description }];
  return { ...state, tracking: { ...state.tracking, events } };
}

/** The state some days earlier: the order and each event of its history. */
export function daysEarlier(days: number, state: Ready): Ready {
  const { shipment, tracking } = state;
  const moved = (at: string) => new Date(Date.parse(at) - days * 86_400_000).toISOString();
  return {
    ...state,
    shipment: { ...shipment, createdAt: moved(shipment.createdAt), printedAt: moved(shipment.createdAt) },
    tracking: { ...tracking, events: tracking.events.map((event) => ({ ...event, at: moved(event.at) })) },
  };
}
