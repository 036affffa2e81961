import { addDays, weekday } from '../rules/date.ts';

/* Free of the validation library: an address names a period before anything is asked for. */

/** Periods with a name; all of them end today. */
export const statisticsPeriods = ['7d', '30d', '13w', 'year'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** What one bar can stand for. */
export const statisticsUnits = ['day', 'week', 'month'] as const;
export type StatisticsUnit = (typeof statisticsUnits)[number];

/** Days from the first to the last, both `yyyy-MM-dd` and part of it. */
export interface WholeRange {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
/** Two years and the day that leaps; more bars than these nobody reads. */
const MOST_DAYS = 731;
/** Longer ones are drawn by weeks, and those of more than half a year by months. */
const MOST_DAYS_BY_DAY = 31;
const MOST_DAYS_BY_WEEK = 184;

/** How many days a range has. */
export function daysIn({ from, to }: WholeRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Whether figures of these days can be asked for. */
export function isCountable(range: WholeRange): boolean {
  return range.from <= range.to && daysIn(range) <= MOST_DAYS;
}

/**
 * The days of a period with a name. Weeks are whole ones and begin on Monday; the latest is that of today. „Jahr“
 * begins on the first of January.
 *
 * @param today `yyyy-MM-dd`, where the person is who asks
 */
export function daysOfStatistics(period: StatisticsPeriod, today: string): WholeRange {
  switch (period) {
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case '13w':
      return { from: addDays(today, -weekday(today) - 12 * 7), to: today };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** As many days, just before. */
export function daysBefore(range: WholeRange): WholeRange {
  return { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) };
}

/** What bars of so many days stand for. */
export function unitOf(range: WholeRange): StatisticsUnit {
  const days = daysIn(range);
  if (days <= MOST_DAYS_BY_DAY) return 'day';
  return days <= MOST_DAYS_BY_WEEK ? 'week' : 'month';
}

/** The days, weeks or months of a range, in order; the first and the last as far as the range goes. */
export function spansOf({ from, to }: WholeRange, unit: StatisticsUnit): WholeRange[] {
  const spans: WholeRange[] = [];
  for (let first = from; first <= to;) {
    const last = lastDayOf(first, unit);
    spans.push({ from: first, to: last < to ? last : to });
    first = addDays(last, 1);
  }
  return spans;
}

function lastDayOf(day: string, unit: StatisticsUnit): string {
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, 6 - weekday(day));
    case 'month':
      return lastDayOfMonth(day.slice(0, 7));
  }
}

/** @param month `yyyy-MM` */
export function lastDayOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
