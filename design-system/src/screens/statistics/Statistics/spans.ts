import type { StatisticsSpan, StatisticsUnit } from 'contract';
import { formatDayDateWithYear, formatMonthYear, weekNumber } from '../../../format/index.ts';
import { statisticsCopy as copy } from './Statistics.copy.ts';

type Days = Pick<StatisticsSpan, 'from' | 'to'>;

/** What a day, week or month is called below its bar, and where there is little room. */
export function labelsOf({ from }: Days, unit: StatisticsUnit): { label: string; shortLabel: string } {
  const [year = '', month = '', day = ''] = from.split('-');
  switch (unit) {
    case 'day':
      return { label: `${day}.${month}.`, shortLabel: `${Number(day)}.` };
    case 'week':
      return { label: copy.week(numberOf(from)), shortLabel: String(numberOf(from)) };
    case 'month':
      return { label: `${month}/${year.slice(2)}`, shortLabel: month };
  }
}

/** What it is called in a sentence. */
export function nameOf({ from }: Days, unit: StatisticsUnit): string {
  switch (unit) {
    case 'day':
      return formatDayDateWithYear(from);
    case 'week':
      return copy.week(numberOf(from));
    case 'month':
      return formatMonthYear(from);
  }
}

/** The same with its days, where these do not follow from the name. */
export function longNameOf(days: Days, unit: StatisticsUnit): string {
  return unit === 'week' ? copy.weekOf(numberOf(days.from), days.from, days.to) : nameOf(days, unit);
}

function numberOf(day: string): number {
  return weekNumber(new Date(`${day}T00:00`));
}
