import { type Carrier, dayInZone, type ShipmentStatus } from 'contract';
import { germanInstant } from '../carriers/simulation/german-time.ts';
import { englishWords } from '../carriers/simulation/life.ts';
import type { ShipmentRow } from '../resources/shipments/shipment-row.ts';
import type { tables } from '../store/index.ts';
import { addWorkingDays } from './demo-time.ts';

type EventRow = typeof tables.trackingEvents.$inferInsert;

/** When something happens: hours after the order, or at a time of the delivery day or of a working day after it. */
type When = { readonly hours: number } | { readonly at: string; readonly daysLater?: number };

interface Step {
  readonly status: ShipmentStatus;
  readonly description: string;
  readonly place: 'nowhere' | 'start' | 'target';
  readonly when: When;
}

/** What happens where it is to be delivered, on the day of its delivery. */
const atTarget = (status: ShipmentStatus, description: string, at: string): Step => ({
  status,
  description,
  place: 'target',
  when: { at },
});

const registered: Step = {
  status: 'ordered',
  description: 'Beim Dienstleister angemeldet',
  place: 'nowhere',
  when: { hours: 0 },
};
const transit: readonly Step[] = [
  { status: 'transit', description: 'Vom Dienstleister übernommen', place: 'start', when: { hours: 3 } },
  { status: 'transit', description: 'Im Start-Paketzentrum bearbeitet', place: 'start', when: { hours: 6 } },
  atTarget('transit', 'Im Ziel-Paketzentrum bearbeitet', '05:47'),
];
const loaded = atTarget('in_delivery', 'In das Zustellfahrzeug geladen', '08:12');
const delivered = atTarget('delivered', 'Zugestellt', '09:02');
const delayed = atTarget('transit', 'Zustellung verzögert sich um einen Werktag', '17:40');

const untilLoaded = [registered, ...transit, loaded];

const stories: Readonly<Record<ShipmentStatus, readonly Step[]>> = {
  avis: [],
  ordered: [registered],
  transit: [registered, ...transit],
  in_delivery: untilLoaded,
  delivered: [...untilLoaded, delivered],
  exception: [...untilLoaded, atTarget('exception', 'Adresse unklar', '11:14')],
  returned: [
    ...untilLoaded,
    atTarget('exception', 'Annahme verweigert', '11:14'),
    {
      status: 'returned',
      description: 'Auf dem Rückweg zum Absender',
      place: 'target',
      when: { at: '10:00', daysLater: 1 },
    },
  ],
  cancelled: [
    registered,
    {
      status: 'cancelled',
      description: 'Beim Dienstleister storniert',
      place: 'nowhere',
      when: { hours: 2 },
    },
  ],
};

/** Carriers whose own words are not German. */
const speakEnglish: ReadonlySet<Carrier | ''> = new Set(['UPS', 'FedEx']);

/** A history that fits the shipment's status and its delivery day, from its order until now at the latest. */
export function demoHistory(
  shipment: Pick<ShipmentRow, 'id' | 'status' | 'orderedAt' | 'draft' | 'pieceNumbers'>,
  now: Date,
): EventRow[] {
  const { id, status, orderedAt, draft, pieceNumbers } = shipment;
  if (orderedAt === null) return [];
  const day = draft.shipmentData.requestedDeliveryDate;
  const timeOf = ({ when }: Step) =>
    'hours' in when
      ? orderedAt.getTime() + when.hours * 3_600_000
      : germanInstant(addWorkingDays(day, when.daysLater ?? 0), when.at).getTime();
  // On its way it has come as far as it could by now; any other status is told by its last step.
  const story = stories[status].filter((step) => status !== 'transit' || timeOf(step) <= now.getTime());
  const steps = story.length > 1 || status !== 'transit' ? story : stories.transit.slice(0, 2);
  const places = { nowhere: null, start: draft.from.address.city, target: draft.to.address.city };
  const times = inOrder(steps.map(timeOf), orderedAt.getTime(), now.getTime());
  const toRow = (step: Step, at: number, pieceNumber: string | null, number: number) => ({
    shipmentId: id,
    id: `${id}-${number}`,
    at: new Date(at),
    status: step.status,
    description: step.description,
    location: places[step.place],
    carrierText: (speakEnglish.has(draft.carrier) && englishWords[step.description]) || null,
    pieceNumber,
  });
  const told = steps.map((step, index) => toRow(step, times[index] ?? now.getTime(), null, index + 1));
  const [first, ...others] = pieceNumbers;
  const isFree = (from: number) => told.every(({ at }) => at.getTime() < from);
  const areLate = status === 'transit' && isFree(timeOf(loaded)) && timeOf(delayed) <= now.getTime();
  if (!areLate || first === undefined || others.length === 0) return told;
  // Of several that are late the first has arrived on its day: they have parted.
  const parted = [
    ...[loaded, delivered].map((step) => ({ step, piece: first })),
    ...others.map((piece) => ({ step: delayed, piece })),
  ].map(({ step, piece }, index) => toRow(step, timeOf(step), piece, told.length + index + 1));
  return [...told, ...parted];
}

/** Carriers that announce hours. */
const announceHours: ReadonlySet<Carrier | ''> = new Set(['DHL', 'FedEx', 'GLS', 'UPS']);

/** Of one on the van the hours that its carrier announces: those of the afternoon. */
export function demoHours(
  carrier: Carrier | '',
  history: readonly EventRow[],
): Partial<Pick<ShipmentRow, 'deliveryFrom' | 'deliveryUntil'>> {
  const latest = history.at(-1);
  if (latest?.status !== 'in_delivery' || !announceHours.has(carrier)) return {};
  const day = dayInZone(latest.at, 'Europe/Berlin');
  return { deliveryFrom: germanInstant(day, '14:00'), deliveryUntil: germanInstant(day, '16:00') };
}

/** The times themselves, or, where they would not follow each other until now, as many at equal distances. */
function inOrder(times: readonly number[], first: number, now: number): readonly number[] {
  const isInOrder = times.every((time, index) => time <= now && time >= (times[index - 1] ?? first));
  if (isInOrder) return times;
  const span = now - first;
  return times.map((_, index) => Math.round(first + (span * index) / Math.max(1, times.length - 1)));
}
