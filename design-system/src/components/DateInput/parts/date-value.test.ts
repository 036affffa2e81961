import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { toCalendarDate, toIsoDate, withWholeYear } from './date-value.ts';

describe('toCalendarDate', () => {
  it('reads a day', () => {
    expect(toCalendarDate('2026-11-27')).toEqual(new CalendarDate(2026, 11, 27));
  });

  it.each(['', null, undefined, '27.11.2026', '2026-02-30', '2026-11-27T10:00:00Z'])(
    'shows nothing for %o',
    (text) => {
      expect(toCalendarDate(text)).toBeNull();
    },
  );
});

describe('toIsoDate', () => {
  it('writes a day with leading zeros', () => {
    expect(toIsoDate(new CalendarDate(2026, 3, 5))).toBe('2026-03-05');
  });

  it('keeps a year that is still being typed to itself', () => {
    expect(toIsoDate(new CalendarDate(202, 11, 27))).toBeNull();
    expect(toIsoDate(null)).toBeNull();
  });
});

describe('withWholeYear', () => {
  it('reads two digits as this century', () => {
    expect(withWholeYear(new CalendarDate(26, 11, 27))).toEqual(new CalendarDate(2026, 11, 27));
  });

  it('leaves other years', () => {
    expect(withWholeYear(new CalendarDate(202, 11, 27))).toEqual(new CalendarDate(202, 11, 27));
  });
});
