import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';

/** A calendar day as 'yyyy-MM-dd', without time and zone. The only form that leaves this folder. */
export type IsoDate = string;

/** Reads 'yyyy-MM-dd'; null for anything else, so that a broken draft shows an empty field. */
export function toCalendarDate(isoDate: IsoDate | null | undefined): CalendarDate | null {
  if (!isoDate) return null;
  try {
    return parseDate(isoDate);
  } catch {
    return null;
  }
}

/** Whether a year has its four digits: below them, it is still being typed. */
export function isWholeYear(year: number): boolean {
  return year >= 1000;
}

/** Writes 'yyyy-MM-dd'; null for no date and for one whose year is not finished. */
export function toIsoDate(date: CalendarDate | null): IsoDate | null {
  return date && isWholeYear(date.year) ? date.toString() : null;
}

/** Reads „26“ as 2026, as it is meant on paper. Other years stay. */
export function withWholeYear(date: CalendarDate): CalendarDate {
  return date.year < 100 ? date.set({ year: 2000 + date.year }) : date;
}
