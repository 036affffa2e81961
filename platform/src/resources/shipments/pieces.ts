import { eventsOfPiece, packageTotals, type TrackingEvent } from 'contract';
import type { CarrierEvent } from '../../carriers/index.ts';
import type { ShipmentRow } from './shipment-row.ts';

/** Where a shipment stands by all that its carrier reports. */
export interface Standing {
  readonly status: TrackingEvent['status'];
  /** The newest report that says so; none where no single one does, as of pieces that have parted. */
  readonly latest: CarrierEvent | undefined;
}

/**
 * Where a shipment stands by what is told of its pieces, each by its latest report: one in trouble is enough for an
 * exception, and nothing has arrived before all have. A piece that nothing was told of has not left.
 */
export function standingOf(
  { draft, pieceNumbers }: Pick<ShipmentRow, 'draft' | 'pieceNumbers'>,
  events: readonly CarrierEvent[],
): Standing {
  const newestFirst = events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const { pieces } = packageTotals(draft.shipmentData.packages);
  // Of one piece every report tells, whatever its carrier calls it.
  const reports =
    pieces === 1 ? [newestFirst[0]] : latestOfEach(numbersOf(pieceNumbers, events), pieces, newestFirst);
  const status = together(reports.map((report) => report?.status ?? 'ordered'));
  const latest = newestFirst.find((event) => event.status === status && reports.includes(event));
  return { status, latest };
}

/** The numbers that the carrier gave with the order; where a person has typed in the first alone, those that it tells of. */
function numbersOf(given: readonly string[], events: readonly CarrierEvent[]): readonly string[] {
  if (given.length > 0) return given;
  return [...new Set(events.flatMap(({ pieceNumber }) => pieceNumber ?? []))];
}

function latestOfEach(numbers: readonly string[], pieces: number, newestFirst: readonly CarrierEvent[]) {
  const count = Math.max(pieces, numbers.length);
  return Array.from({ length: count }, (_, index) => eventsOfPiece(newestFirst, numbers[index] ?? '')[0]);
}

function together(statuses: readonly TrackingEvent['status'][]): TrackingEvent['status'] {
  const some = (status: TrackingEvent['status']) => statuses.includes(status);
  if (some('exception')) return 'exception';
  if (some('unknown')) return 'unknown';
  const underWay = statuses.filter((status) => !['delivered', 'returned', 'cancelled'].includes(status));
  if (underWay.length === 0)
    return some('returned') ? 'returned' : some('delivered') ? 'delivered' : 'cancelled';
  if (underWay.every((status) => status === 'in_delivery')) return 'in_delivery';
  const hasLeft = statuses.some(
    (status) => status !== 'ordered' && status !== 'cancelled' && status !== 'avis',
  );
  return hasLeft ? 'transit' : 'ordered';
}
