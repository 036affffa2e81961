import { expect, test } from 'vitest';
import { labelsOf, longNameOf, nameOf } from './spans.ts';

const days = { from: '2026-11-02', to: '2026-11-08' };

test('days, weeks and months have a name, and a short one below their bars', () => {
  expect(labelsOf(days, 'day')).toEqual({ label: '02.11.', shortLabel: '2.' });
  expect(labelsOf(days, 'week')).toEqual({ label: 'KW\u00A045', shortLabel: '45' });
  expect(labelsOf(days, 'month')).toEqual({ label: '11/26', shortLabel: '11' });
  expect(nameOf(days, 'day')).toBe('Mo., 02.11.2026');
  expect(nameOf(days, 'month')).toBe('November 2026');
  expect(longNameOf(days, 'week')).toBe('KW\u00A045, 02.11.2026 bis 08.11.2026');
});

test('a week that a year cuts has the number of the whole one', () => {
  expect(nameOf({ from: '2027-01-01', to: '2027-01-03' }, 'week')).toBe('KW\u00A053');
});
