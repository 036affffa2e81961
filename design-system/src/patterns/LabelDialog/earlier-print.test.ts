import { expect, test } from 'vitest';
import { earlierPrint, earlierPrints } from './earlier-print.ts';

const jana = { id: 'usr_1', full_name: 'Jana Möller' };
const never = { printedAt: null, printedBy: null };
const early = { printedAt: '2026-11-20T08:15:00.000Z', printedBy: jana };
const late = { printedAt: '2026-11-21T07:00:00.000Z', printedBy: null };

test('a print is told with its moment and its person, as far as known', () => {
  expect(earlierPrint(never)).toBeNull();
  expect(earlierPrint(early)).toEqual({ at: early.printedAt, by: 'Jana Möller' });
  expect(earlierPrint(late)).toEqual({ at: late.printedAt, by: '' });
});

test('of several the last print is told, wherever it stands, and how many there are', () => {
  expect(earlierPrints([])).toBeNull();
  expect(earlierPrints([never, never])).toBeNull();
  const prints = { amount: 2, total: 3, last: { at: late.printedAt, by: '' } };
  expect(earlierPrints([early, never, late])).toEqual(prints);
  expect(earlierPrints([late, never, early])).toEqual(prints);
});
