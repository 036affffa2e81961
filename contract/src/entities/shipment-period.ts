import { addDays, weekday } from '../rules/date.ts';

/* Free of the validation library: the list names its periods before it asks for anything. */

/** Periods with a name, in the specification's order. */
export const namedPeriods = ['today', 'tomorrow', 'yesterday', 'lastWeek'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** What a period is about: „Erstellt am“ or „Zustelltag“. */
export const periodFields = ['created', 'delivery'] as const;
export type PeriodField = (typeof periodFields)[number];

/** Orders of a list of shipments; descending begins with `-`. */
export const shipmentSorts = ['-created', 'created', '-delivery', 'delivery'] as const;
export type ShipmentSort = (typeof shipmentSorts)[number];

/**
 * The days of a period with a name. „Letzte Woche“ is the Monday to the Sunday before this week's Monday.
 *
 * @param today `yyyy-MM-dd`, where the person is who asks
 */
export function daysOf(period: NamedPeriod, today: string): { readonly from: string; readonly to: string } {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'lastWeek': {
      const monday = addDays(today, -weekday(today) - 7);
      return { from: monday, to: addDays(monday, 6) };
    }
  }
}

/** Nothing has been created tomorrow: that period is about the day of delivery, whatever else is said. */
export function fieldOfPeriod(period: NamedPeriod | undefined, asked: PeriodField): PeriodField {
  return period === 'tomorrow' ? 'delivery' : asked;
}
