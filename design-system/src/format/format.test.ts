import { describe, expect, it } from 'vitest';
import * as format from './index.ts';

const monday = new Date(2026, 10, 23, 14, 5, 9);

/** The tables are written with ordinary spaces; the no-break spaces have a test of their own. */
function withOrdinarySpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

describe('dates', () => {
  it.each([
    ['formatShortDate', '23.11.2026'],
    ['formatShortDateTime', '23.11.2026, 14:05 Uhr'],
    ['formatDayDate', 'Mo., 23.11.'],
    ['formatDayDateWithYear', 'Mo., 23.11.2026'],
    ['formatTime', '14:05 Uhr'],
    ['formatMonthYear', 'November 2026'],
    ['formatLogTime', '23.11.2026 14:05:09'],
    ['formatIsoLocal', '2026-11-23T14:05:09'],
    ['formatIsoDay', '2026-11-23'],
  ] as const)('%s gives %s, and N/A for what is no date', (name, text) => {
    expect(withOrdinarySpaces(format[name](monday))).toBe(text);
    for (const nonsense of ['', 'gestern', '2026-02-30', Number.NaN, null, undefined]) {
      expect(format[name](nonsense)).toBe('N/A');
    }
  });

  it.each([
    ['Date', monday],
    ['milliseconds', monday.getTime()],
    ['an instant as text', monday.toISOString()],
    ['a calendar day', '2026-11-23'],
  ])('reads %s', (_kind, input) => {
    expect(format.formatShortDate(input)).toBe('23.11.2026');
  });

  it.each(['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31'])(
    'keeps the calendar day %s as it is',
    (day) => {
      expect(format.formatIsoDay(day)).toBe(day);
    },
  );

  it.each(['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.', 'So.'])('abbreviates the weekday %s', (weekday) => {
    const week = Array.from({ length: 7 }, (_, index) =>
      format.formatDayDate(new Date(2026, 10, 23 + index)),
    );
    expect(week.some((day) => day.startsWith(`${weekday}, `))).toBe(true);
  });

  it.each([
    [new Date(2026, 10, 21, 23, 59), 'Sa., 21.11.', 'Sa., 21.11.2026', '21.11.2026 um 23:59 Uhr'],
    [new Date(2026, 10, 22, 0, 0), 'gestern', 'Gestern', 'gestern um 00:00 Uhr'],
    [new Date(2026, 10, 23, 0, 0), 'heute', 'Heute', 'heute um 00:00 Uhr'],
    [new Date(2026, 10, 23, 23, 59), 'heute', 'Heute', 'heute um 23:59 Uhr'],
    [new Date(2026, 10, 24, 8, 30), 'morgen', 'Morgen', 'morgen um 08:30 Uhr'],
    [new Date(2026, 10, 25, 8, 30), 'Mi., 25.11.', 'Mi., 25.11.2026', '25.11.2026 um 08:30 Uhr'],
    [new Date(Number.NaN), 'N/A', 'N/A', 'N/A'],
  ])('says %s relative to Monday the 23rd', (date, day, heading, dayAndTime) => {
    expect(format.formatRelativeDay(date, monday)).toBe(day);
    expect(format.formatDayHeading(date, monday)).toBe(heading);
    expect(format.formatRelativeDayWithYear(date, monday).toLowerCase()).toBe(heading.toLowerCase());
    expect(withOrdinarySpaces(format.formatRelativeDateTime(date, monday))).toBe(dayAndTime);
  });

  it('counts calendar days, not hours, where the clock changes', () => {
    const beforeMidnight = new Date(2027, 2, 27, 23, 30);
    expect(format.formatRelativeDay(new Date(2027, 2, 28, 23, 45), beforeMidnight)).toBe('morgen');
  });

  it.each([
    ['2026-11-22', '2026-11-16', 47],
    ['2026-11-23', '2026-11-23', 48],
    ['2027-01-03', '2026-12-28', 53],
    ['2027-01-04', '2027-01-04', 1],
    ['2025-12-29', '2025-12-29', 1],
  ])('puts %s into the week that begins on %s and has the number %i', (day, first, number) => {
    const date = new Date(`${day}T12:00:00`);
    expect(format.formatIsoDay(format.firstDayOfWeek(date))).toBe(first);
    expect(format.weekNumber(date)).toBe(number);
  });
});

describe('numbers', () => {
  it.each([
    [format.formatNumber(1234.5), '1.234,5'],
    [format.formatNumber(0.1 + 0.2), '0,3'],
    [format.formatKilograms(5.2), '5,2 kg'],
    [format.formatKilograms(36), '36,0 kg'],
    [format.formatKilograms(0.125), '0,125 kg'],
    [format.formatKilograms(1250), '1.250,0 kg'],
    [format.formatFileSize(1), '1 KB'],
    [format.formatFileSize(248_000), '243 KB'],
    [format.formatFileSize(1_048_576), '1 MB'],
    [format.formatFileSize(3_460_000), '3,3 MB'],
    [format.formatBilledKilograms(6), '6,0 kg'],
    [format.formatBilledKilograms(0.378), '0,4 kg'],
    [format.formatBilledKilograms(60.48), '60,5 kg'],
    // 3 × 0,1 is a little more than 0,3 here, and nobody is billed for that.
    [format.formatBilledKilograms(0.1 + 0.2), '0,3 kg'],
    [format.formatCentimetres(324), '324 cm'],
    [format.formatDimensions(120, 60.5, 42), '120 × 60,5 × 42 cm'],
    [format.formatPercent(0.5), '50 %'],
    [format.formatPercent(1 / 3), '33,3 %'],
    [format.formatWait(1), '1 Sekunde'],
    [format.formatWait(89), '89 Sekunden'],
    [format.formatWait(90), '2 Minuten'],
    [format.formatWait(121), '3 Minuten'],
    [format.formatTimeSpan('2026-11-23T14:00', '2026-11-23T16:30'), '14:00–16:30'],
    [format.formatTimeSpan('2026-11-23T14:00', null), 'N/A'],
    [format.formatMoney(1240), '12,40 €'],
    [format.formatMoney(0), '0,00 €'],
    [format.formatMoney(-1999), '−19,99 €'],
    [format.formatMoney(123456789), '1.234.567,89 €'],
    [format.formatMoney(1240, 'CHF'), '12,40 CHF'],
    [format.count(1, 'Packstück', 'Packstücke'), '1 Packstück'],
    [format.count(0, 'Packstück', 'Packstücke'), '0 Packstücke'],
    [format.count(1312, 'Packstück', 'Packstücke'), '1.312 Packstücke'],
  ])('%s', (text, expected) => {
    expect(withOrdinarySpaces(text)).toBe(expected);
  });
});

it.each([
  format.formatTime(monday),
  format.formatKilograms(5),
  format.formatCentimetres(30),
  format.formatDimensions(3, 30, 21),
  format.formatPercent(0.5),
  format.formatMoney(1240),
  format.count(3, 'Packstück', 'Packstücke'),
])('„%s“ never breaks over two lines', (text) => {
  expect(text).toContain('\u00A0');
  expect(text).not.toMatch(/[ \u202F]/);
});
