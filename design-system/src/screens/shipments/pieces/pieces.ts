import {
  eventsOfPiece,
  type ListedShipment,
  packageTotals,
  packagingLabels,
  type Shipment,
  type TrackingEvent,
} from 'contract';
import { piecesCopy as copy } from './pieces.copy.ts';

/** One of several pieces. */
export interface Piece {
  /** From 1, in the order of the package rows. */
  readonly position: number;
  readonly number: string;
  readonly packaging: string;
}

/** The pieces of a shipment that has several, each with its carrier's number; none where it gave none. */
export function piecesOf({
  shipmentData,
  pieceNumbers,
}: Pick<Shipment, 'shipmentData' | 'pieceNumbers'>): readonly Piece[] {
  const { pieces } = packageTotals(shipmentData.packages);
  if (pieces === 1 || pieceNumbers.length !== pieces) return [];
  const names = shipmentData.packages.flatMap(({ amount, packaging }) =>
    Array.from({ length: amount }, () => nameOfPackaging(packaging)),
  );
  return pieceNumbers.map((number, index) => ({
    number,
    position: index + 1,
    packaging: names[index] ?? '',
  }));
}

export function nameOfPackaging(
  packaging: Shipment['shipmentData']['packages'][number]['packaging'],
): string {
  return packaging === 'unknown' ? copy.unknownPackaging : packagingLabels[packaging];
}

/** How many have arrived. */
export function countDelivered(pieces: readonly Piece[], events: readonly TrackingEvent[]): number {
  return pieces.filter(({ number }) => eventsOfPiece(events, number)[0]?.status === 'delivered').length;
}

/** A report, and the positions of the pieces that it tells of; none where it tells of all. */
export interface ToldOfPieces extends TrackingEvent {
  readonly positions: readonly number[];
}

const MINUTE = 'yyyy-MM-ddTHH:mm'.length;

/** Reports of several pieces that say the same in the same minute, as one; the order stays. */
export function tellTogether(
  events: readonly TrackingEvent[],
  pieces: readonly Piece[],
): readonly ToldOfPieces[] {
  const positionOf = new Map(pieces.map(({ number, position }) => [number, position]));
  const alike = Map.groupBy(events, ({ id, at, status, description, location, carrierText, pieceNumber }) =>
    pieceNumber === null
      ? id
      : JSON.stringify([at.slice(0, MINUTE), status, description, location, carrierText]),
  );
  return [...alike.values()].flatMap((told) => {
    const [first] = told;
    if (!first) return [];
    const positions = told.flatMap(({ pieceNumber }) => positionOf.get(pieceNumber ?? '') ?? []);
    const isOfAll = positions.length === pieces.length;
    return { ...first, positions: isOfAll ? [] : positions.toSorted((a, b) => a - b) };
  });
}

/** Of which pieces the newest report of a list tells, in words; nothing where it tells of all. */
export function toldOfPieces({
  lastEvent,
  ...shipment
}: Pick<ListedShipment, 'lastEvent' | 'shipmentData' | 'pieceNumbers'>): string | undefined {
  const pieces = piecesOf(shipment);
  const told = pieces.filter(({ number }) => lastEvent?.pieceNumbers.includes(number));
  if (told.length === 0 || told.length === pieces.length) return undefined;
  return copy.ofPieces(spansOf(told.map(({ position }) => position)));
}

/** Three or more neighbours become a span: „1–3“, „5“. */
export function spansOf(positions: readonly number[]): readonly string[] {
  const runs: number[][] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run && run.at(-1) === position - 1) run.push(position);
    else runs.push([position]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)));
}
