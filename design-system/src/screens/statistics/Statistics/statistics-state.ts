import type { Statistics, StatisticsPeriod } from 'contract';
import type { Fetched, Refused } from '../../../patterns/ResourceView/resource.ts';

/** What the page shows. */
export type StatisticsState = Fetched<Statistics> | Refused;

/** What is asked for: a period with a name, or two days. */
export type ChosenPeriod = StatisticsPeriod | 'range';

/** Days that somebody has chosen, both `yyyy-MM-dd`. */
export interface ChosenDays {
  readonly from: string;
  readonly to: string;
}

/** Where the page leads. */
export interface StatisticsHrefs {
  readonly home: string;
  readonly period: (period: ChosenPeriod) => string;
  /** The shipments that need somebody now. */
  readonly exceptions: string;
  readonly createShipment?: string;
}
