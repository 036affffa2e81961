import type { ShipmentStatus } from 'contract';
import type { ShipmentRow } from '../resources/shipments/shipment-row.ts';
import type { tables } from '../store/index.ts';

type EventRow = typeof tables.trackingEvents.$inferInsert;

interface Step {
  readonly status: ShipmentStatus;
  readonly description: string;
  readonly at: 'nowhere' | 'start' | 'target';
  /** Hours after the order, where there is time for it. */
  readonly hours: number;
}

const registered: Step = {
  status: 'ordered',
  description: 'Beim Dienstleister angemeldet',
  at: 'nowhere',
  hours: 0,
};
const transit: readonly Step[] = [
  { status: 'transit', description: 'Vom Dienstleister übernommen', at: 'start', hours: 3 },
  { status: 'transit', description: 'Im Start-Paketzentrum bearbeitet', at: 'start', hours: 6 },
  { status: 'transit', description: 'Im Ziel-Paketzentrum bearbeitet', at: 'target', hours: 15 },
];
const loaded: Step = {
  status: 'in_delivery',
  description: 'In das Zustellfahrzeug geladen',
  at: 'target',
  hours: 18,
};
const refused: Step = { status: 'exception', description: 'Annahme verweigert', at: 'target', hours: 21 };

const stories: Readonly<Record<ShipmentStatus, readonly Step[]>> = {
  avis: [],
  ordered: [registered],
  transit: [registered, ...transit],
  in_delivery: [registered, ...transit, loaded],
  delivered: [
    registered,
    ...transit,
    loaded,
    { status: 'delivered', description: 'Zugestellt', at: 'target', hours: 22 },
  ],
  exception: [
    registered,
    ...transit,
    loaded,
    { status: 'exception', description: 'Adresse unklar', at: 'target', hours: 21 },
  ],
  returned: [
    registered,
    ...transit,
    loaded,
    refused,
    { status: 'returned', description: 'Auf dem Rückweg zum Absender', at: 'target', hours: 42 },
  ],
  cancelled: [
    registered,
    { status: 'cancelled', description: 'Beim Dienstleister storniert', at: 'nowhere', hours: 2 },
  ],
};

/** A history that fits the shipment's status, from its order until now at the latest. */
export function demoHistory(
  { id, status, orderedAt, draft }: Pick<ShipmentRow, 'id' | 'status' | 'orderedAt' | 'draft'>,
  now: Date,
): EventRow[] {
  const steps = stories[status];
  if (orderedAt === null) return [];
  const wantedHours = Math.max(1, ...steps.map(({ hours }) => hours));
  const availableHours = (now.getTime() - orderedAt.getTime()) / 3_600_000;
  const scale = Math.min(1, availableHours / wantedHours);
  const places = { nowhere: null, start: draft.from.address.city, target: draft.to.address.city };
  return steps.map((step, index) => ({
    shipmentId: id,
    id: `${id}-${index + 1}`,
    at: new Date(orderedAt.getTime() + step.hours * scale * 3_600_000),
    status: step.status,
    description: step.description,
    location: places[step.at],
    carrierText: null,
  }));
}
