import type { CalendarDate } from '@internationalized/date';
import type { IsoDate } from '../parts/date-value.ts';
import { toCalendarDate, toIsoDate, withWholeYear } from '../parts/date-value.ts';

/** From one day to another, both included. */
export interface IsoDateRange {
  start: IsoDate;
  end: IsoDate;
}

/** The same with the days that react-aria's fields work on. */
export interface CalendarDateRange {
  start: CalendarDate;
  end: CalendarDate;
}

/** Reads a range; null if one of its days is none, so that a broken draft shows an empty field. */
export function toCalendarDateRange(range: IsoDateRange | null): CalendarDateRange | null {
  const start = toCalendarDate(range?.start);
  const end = toCalendarDate(range?.end);
  return start && end ? { start, end } : null;
}

/** Writes a range; null while one of its years is still being typed. */
export function toIsoDateRange(range: CalendarDateRange | null): IsoDateRange | null {
  const start = toIsoDate(range?.start ?? null);
  const end = toIsoDate(range?.end ?? null);
  return start && end ? { start, end } : null;
}

/** Reads two digits of either year as this century. */
export function withWholeYears({ start, end }: CalendarDateRange): CalendarDateRange {
  return { start: withWholeYear(start), end: withWholeYear(end) };
}

export function isSameRange(one: IsoDateRange | null, other: IsoDateRange | null): boolean {
  return one?.start === other?.start && one?.end === other?.end;
}

/** Whether a range ends before it begins. ISO dates sort as text. */
export function isReversed(range: IsoDateRange | null): boolean {
  return range !== null && range.end < range.start;
}
