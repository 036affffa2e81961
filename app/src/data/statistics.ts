import { isCountable, statisticsApi, type StatisticsPeriod } from 'contract';
import { read } from './read.ts';

/** What is asked for: a period with a name, or two days. */
export interface AskedPeriod {
  readonly period: StatisticsPeriod | 'range';
  /** `yyyy-MM-dd`, or empty. */
  readonly from: string;
  readonly to: string;
}

/** The days of one's own choice, where they can be counted. */
export function chosenDays({ period, from, to }: AskedPeriod): { from: string; to: string } | null {
  return period === 'range' && from !== '' && to !== '' && isCountable({ from, to }) ? { from, to } : null;
}

/** The query of what is asked for; days that cannot be counted leave the usual period. */
export function toStatisticsQuery(asked: AskedPeriod) {
  const days = chosenDays(asked);
  if (days) return days;
  return asked.period === 'range' ? {} : { period: asked.period };
}

/** The figures of a period. */
export const statisticsOf = read(statisticsApi.get, (asked: AskedPeriod) => ({
  query: toStatisticsQuery(asked),
}));
