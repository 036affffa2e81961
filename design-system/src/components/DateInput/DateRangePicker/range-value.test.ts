import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import {
  isReversed,
  isSameRange,
  toCalendarDateRange,
  toIsoDateRange,
  withWholeYears,
} from './range-value.ts';

const week = { start: '2026-11-16', end: '2026-11-22' };

describe('a range of days', () => {
  it('is read and written', () => {
    const read = toCalendarDateRange(week);
    expect(read).toEqual({ start: new CalendarDate(2026, 11, 16), end: new CalendarDate(2026, 11, 22) });
    expect(toIsoDateRange(read)).toEqual(week);
  });

  it.each([null, { start: '', end: '2026-11-22' }, { start: '2026-11-16', end: '22.11.2026' }])(
    'is none for %o',
    (range) => {
      expect(toCalendarDateRange(range)).toBeNull();
    },
  );

  it('keeps a year that is still being typed to itself', () => {
    const typing = { start: new CalendarDate(2026, 11, 16), end: new CalendarDate(26, 11, 22) };
    expect(toIsoDateRange(typing)).toBeNull();
    expect(toIsoDateRange(withWholeYears(typing))).toEqual(week);
  });

  it('is the same by its days', () => {
    expect(isSameRange(week, { ...week })).toBe(true);
    expect(isSameRange(week, { ...week, end: '2026-11-23' })).toBe(false);
    expect(isSameRange(null, null)).toBe(true);
    expect(isSameRange(week, null)).toBe(false);
  });

  it('is reversed when it ends before it begins', () => {
    expect(isReversed({ start: week.end, end: week.start })).toBe(true);
    expect(isReversed({ start: week.start, end: week.start })).toBe(false);
    expect(isReversed(null)).toBe(false);
  });
});
