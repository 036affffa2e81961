/** How often a series comes; the numbers are the specification's. */
export const pickupFrequencies = { monthly: 1, weekly: 2, daily: 3 } as const;
export type PickupFrequency = (typeof pickupFrequencies)[keyof typeof pickupFrequencies];

/**
 * When a pickup comes. All days are calendar days of the organisation, `yyyy-MM-dd`: no instant is ever
 * added to, so that no change of the clock moves anything.
 */
export interface PickupRule {
  readonly isRecurring: boolean;
  /** The day, or the first one of a series. That of a single pickup may name its earliest time: `yyyy-MM-ddTHH:mm`. */
  readonly startAt: string;
  /** The last day of a series; null where it has none. */
  readonly endAt: string | null;
  /** Null for a single pickup. */
  readonly frequency: PickupFrequency | null;
  /** Every how many days, weeks or months. */
  readonly interval: number;
  /** Of a weekly series, Monday 0 to Sunday 6. */
  readonly byWeekDay: readonly number[];
}

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/** The day that a pickup begins on. */
export function firstDayOf({ startAt }: Pick<PickupRule, 'startAt'>): string {
  return startAt.slice(0, DAY_LENGTH);
}

/** The earliest time of a single pickup, `HH:mm`; null where it names none. */
export function earliestTimeOf({ startAt }: Pick<PickupRule, 'startAt'>): string | null {
  return startAt.length > DAY_LENGTH ? startAt.slice(DAY_LENGTH + 1) : null;
}

/** Whether a series comes on a day of the month that some months do not have. */
export function hasMonthsWithout({
  isRecurring,
  frequency,
  startAt,
}: Pick<PickupRule, 'isRecurring' | 'frequency' | 'startAt'>): boolean {
  return isRecurring && frequency === pickupFrequencies.monthly && dayOfMonth(startAt) > SHORTEST_MONTH;
}

/** The day of the month that a monthly series comes on. */
export function dayOfMonth(startAt: string): number {
  return Number(startAt.slice('yyyy-MM-'.length, DAY_LENGTH));
}

const SHORTEST_MONTH = 28;
