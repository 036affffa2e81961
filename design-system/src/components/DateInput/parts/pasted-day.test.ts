import { expect, it } from 'vitest';
import { readPastedDay } from './pasted-day.ts';

it.each([
  ['24.12.2026', '2026-12-24'],
  ['24.12.26', '2026-12-24'],
  [' 4.3.2027\n', '2027-03-04'],
  ['24. 12. 2026', '2026-12-24'],
  ['Do., 24.12.2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['2026-12-24T08:00:00Z', '2026-12-24'],
  ['24. Dezember 2026', '2026-12-24'],
  ['Donnerstag, 24. Dezember 2026', '2026-12-24'],
  ['24. Dez. 2026', '2026-12-24'],
  ['1. März 2027', '2027-03-01'],
  ['1. Maerz 27', '2027-03-01'],
  ['6. Jänner 2027', '2027-01-06'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', undefined],
  ['31.04.2026', undefined],
  ['24.13.2026', undefined],
  ['24. Foo 2026', undefined],
  ['1.234.567', undefined],
  ['124.12.2026', undefined],
  ['Kiel', undefined],
  ['', undefined],
])('%j is %s', (text, day) => expect(readPastedDay(text)?.toString()).toBe(day));
