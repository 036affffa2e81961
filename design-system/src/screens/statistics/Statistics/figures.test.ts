import { statistics } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { shareOf, tilesOf } from './figures.ts';

const notes = (value: typeof statistics) => tilesOf(value, '#').map(({ note }) => note);

test('tiles compare with the days before, and tell what a parcel costs', () => {
  expect(notes(statistics)).toEqual([
    '74 mehr als davor',
    '94,2\u00A0%, weitere 50 unterwegs',
    '4 weniger als davor',
    '14,77\u00A0€ je Sendung',
  ]);
});

test('a sum in which prices are missing says so', () => {
  const { totals, before } = statistics;
  const value = {
    ...statistics,
    totals: { ...totals, priced: totals.priced - 1 },
    before: { ...before, ...totals },
  };
  expect(notes(value)).toEqual([
    'so viele wie davor',
    '94,2\u00A0%, weitere 50 unterwegs',
    'so viele wie davor',
    '1\u00A0Sendung ohne Preis',
  ]);
});

test('of nothing there is no share', () => {
  expect(shareOf(0, 0)).toBe(0);
  expect(shareOf(2, 3)).toBe(0.667);
});

test('where there were none before, nothing is counted up', () => {
  const value = { ...statistics, before: { ...statistics.before, shipments: 0, exceptions: 0 } };
  expect(notes(value)[0]).toBe('davor keine');
});
