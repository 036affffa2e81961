import type { ShipmentStatus, TrackingEvent } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { standingOf } from './pieces.ts';
import { orderedRow } from './testing/ordered-row.ts';

/** A shipment with as many equal pieces as it has numbers. */
const shipment = (pieceNumbers: string[], pieces = pieceNumbers.length) => {
  const packages = domesticDraft.shipmentData.packages.slice(0, 1).map((row) => ({ ...row, amount: pieces }));
  const shipmentData = { ...domesticDraft.shipmentData, packages };
  return orderedRow({ draft: { ...domesticDraft, shipmentData }, pieceNumbers });
};
const three = shipment(['A', 'B', 'C']);

let minute = 0;
/** The next report: each is later than those before it. */
const report = (status: TrackingEvent['status'], pieceNumber: string | null): TrackingEvent => {
  minute += 1;
  const at = new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();
  return { id: at, at, status, description: status, location: null, carrierText: null, pieceNumber };
};
const each = (a: ShipmentStatus, b: ShipmentStatus, c: ShipmentStatus) => [
  report(a, 'A'),
  report(b, 'B'),
  report(c, 'C'),
];

test.each<[ShipmentStatus, ShipmentStatus, ShipmentStatus, ShipmentStatus]>([
  ['delivered', 'delivered', 'delivered', 'delivered'],
  ['delivered', 'delivered', 'transit', 'transit'],
  ['delivered', 'in_delivery', 'in_delivery', 'in_delivery'],
  ['in_delivery', 'transit', 'in_delivery', 'transit'],
  ['transit', 'ordered', 'ordered', 'transit'],
  ['delivered', 'ordered', 'ordered', 'transit'],
  ['ordered', 'ordered', 'ordered', 'ordered'],
  ['exception', 'delivered', 'transit', 'exception'],
  ['returned', 'delivered', 'transit', 'transit'],
  ['returned', 'delivered', 'delivered', 'returned'],
  ['cancelled', 'delivered', 'delivered', 'delivered'],
  ['cancelled', 'ordered', 'ordered', 'ordered'],
  ['cancelled', 'cancelled', 'cancelled', 'cancelled'],
])('%s, %s and %s is %s', (a, b, c, expected) => {
  expect(standingOf(three, each(a, b, c)).status).toBe(expected);
});

test('has not arrived as long as nothing was told of a piece', () => {
  expect(standingOf(three, [report('delivered', 'A'), report('delivered', 'B')]).status).toBe('transit');
  expect(standingOf(three, []).status).toBe('ordered');
});

test('is where the newest report of all pieces says, whatever was told of each before', () => {
  const events = [...each('transit', 'transit', 'transit'), report('delivered', null)];
  expect(standingOf(three, events)).toEqual({ status: 'delivered', latest: events[3] });
  const parted = [...events, report('returned', 'B')];
  expect(standingOf(three, parted)).toEqual({ status: 'returned', latest: parted[4] });
});

test('names the report of the piece that is in trouble, not a newer one of another', () => {
  const failed = report('exception', 'A');
  expect(standingOf(three, [report('delivered', 'B'), failed, report('delivered', 'C')]).latest).toBe(failed);
});

test('goes by the pieces that its carrier tells of where only the first number was typed in', () => {
  const typed = shipment([], 3);
  expect(standingOf(typed, each('delivered', 'delivered', 'delivered')).status).toBe('delivered');
  expect(standingOf(typed, [report('delivered', 'A')]).status).toBe('transit');
});

test('of one piece every report tells, whatever its carrier calls it', () => {
  expect(standingOf(shipment(['A']), [report('delivered', 'another')]).status).toBe('delivered');
});
