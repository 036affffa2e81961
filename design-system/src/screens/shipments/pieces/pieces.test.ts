import type { TrackingEvent } from 'contract';
import { shipments, trackingEvents } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { countDelivered, piecesOf, spansOf, tellTogether, toldOfPieces } from './pieces.ts';

const parcel = shipments.find(({ orderNumber }) => orderNumber === 'LO-104512');
if (!parcel) throw new Error('The fixtures have changed');
const numbered = { ...parcel, pieceNumbers: ['A', 'B', 'C'] };
const pieces = piecesOf(numbered);

const scan = (pieceNumber: string | null, more: Partial<TrackingEvent> = {}): TrackingEvent => ({
  id: `${pieceNumber}-${more.status}`,
  at: '2026-11-20T09:34:20.000Z',
  status: 'transit',
  description: 'Übernommen',
  location: 'Kiel',
  carrierText: null,
  pieceNumber,
  ...more,
});

test('has the pieces of a shipment of several, each with its number and what it is packed in', () => {
  expect(pieces.map(({ position, number, packaging }) => [position, number, packaging])).toEqual([
    [1, 'A', 'Karton'],
    [2, 'B', 'Karton'],
    [3, 'C', 'Ohne Umverpackung'],
  ]);
});

test('has none where there is one alone, or where not each has a number', () => {
  expect(piecesOf(parcel)).toEqual([]);
  expect(piecesOf({ ...numbered, pieceNumbers: ['A'] })).toEqual([]);
  const [row] = parcel.shipmentData.packages;
  const packages = row ? [{ ...row, amount: 1 }] : [];
  const alone = { ...numbered, shipmentData: { ...parcel.shipmentData, packages }, pieceNumbers: ['A'] };
  expect(piecesOf(alone)).toEqual([]);
});

test('tells what several say in the same minute once, and names them where it is not all', () => {
  const later = { at: '2026-11-20T09:34:50.000Z' };
  expect(tellTogether([scan('C', later), scan('A'), scan('B')], pieces)).toMatchObject([{ positions: [] }]);
  const parted = [scan('C', { status: 'delivered' }), scan('B'), scan('A'), scan(null)];
  expect(tellTogether(parted, pieces).map(({ positions }) => positions)).toEqual([[3], [1, 2], []]);
});

test('leaves what is told of the whole shipment as it is', () => {
  expect(tellTogether(trackingEvents, [])).toEqual(
    trackingEvents.map((event) => ({ ...event, positions: [] })),
  );
});

test('counts what has arrived by the newest report of each', () => {
  const arrived = { status: 'delivered' } as const;
  expect(countDelivered(pieces, [scan('A', arrived), scan('B'), scan('B', arrived)])).toBe(1);
  expect(countDelivered(pieces, [scan(null, arrived)])).toBe(3);
});

test('makes spans of three neighbours and more', () => {
  expect(spansOf([1, 2, 3, 5, 7, 8])).toEqual(['1–3', '5', '7', '8']);
});

test('names the pieces of which the newest report of a list tells, where it is not all', () => {
  const told = (pieceNumbers: string[], of = numbered) =>
    toldOfPieces({
      ...of,
      lastEvent: { at: '2026-11-20T09:34:20.000Z', description: 'Übernommen', pieceNumbers },
    });
  expect(told(['C', 'A'])).toBe('Packstücke\u00A01 und 3');
  expect(told(['B'])).toBe('Packstück\u00A02');
  expect(told(['A', 'B', 'C'])).toBeUndefined();
  expect(told([])).toBeUndefined();
  expect(told(['X'])).toBeUndefined();
  expect(told(['A'], parcel)).toBeUndefined();
});
