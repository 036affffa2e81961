import {
  dayOfMonth,
  earliestTimeOf,
  firstDayOf,
  kindOfPickup,
  pickupFrequencies,
  type PickupTimes,
} from 'contract';
import { formatDayDateWithYear, formatShortDate } from '../../format/index.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const DAYS_OF_WEEK = 7;
/** As many days in a row are named by their ends. */
const RUN = 3;
const numerals = [
  '',
  '',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** Words of how often a pickup comes. */
export const pickupSentenceCopy = {
  until: (time: string) => `bis ${time}\u00A0Uhr`,
  between: (from: string, time: string) => `von ${from} bis ${time}\u00A0Uhr`,
  once: (day: string) => `Einmalig am ${day}`,
  selfDelivery: (day: string) => `Selbstanlieferung am ${day}`,
  daily: 'Täglich',
  everyDays: (interval: string) => `Alle ${interval} Tage`,
  everyWeek: (weekdayNames: string) => `Jeden ${weekdayNames}`,
  everyWeeks: (interval: string, weekdayNames: string) => `Alle ${interval} Wochen am ${weekdayNames}`,
  everyWeeksRun: (interval: string, weekdayNames: string) => `Alle ${interval} Wochen von ${weekdayNames}`,
  run: (first: string, last: string) => `${first} bis ${last}`,
  everyMonth: (inMonth: number) => `Jeden Monat am ${inMonth}.`,
  everyMonths: (interval: string, inMonth: number) => `Alle ${interval} Monate am ${inMonth}.`,
  from: (day: string) => `ab ${day}`,
  to: (day: string) => `bis ${day}`,
  monthsWithout: (inMonth: number) => `In Monaten ohne ${inMonth}. entfällt die Abholung.`,
  and: ' und ',
} as const;

const copy = pickupSentenceCopy;

/** „Alle zwei Wochen am Montag und Freitag bis 16:30 Uhr“: when a pickup comes, without a full stop. */
export function pickupSentence(pickup: PickupTimes): string {
  const { lastPossiblePickupTime: latest } = pickup;
  const day = formatDayDateWithYear(firstDayOf(pickup));
  switch (kindOfPickup(pickup)) {
    case 'selfDelivery':
      return copy.selfDelivery(day);
    case 'once': {
      const earliest = earliestTimeOf(pickup);
      if (latest === null) return copy.once(day);
      return `${copy.once(day)} ${earliest === null ? copy.until(latest) : copy.between(earliest, latest)}`;
    }
    case 'recurring':
      return rhythm(pickup, latest === null ? '' : ` ${copy.until(latest)}`);
  }
}

/** The same with the days between which a series comes: „…, ab 07.12.2026, bis 31.03.2027.“ */
export function pickupSentenceWithDays(pickup: PickupTimes): string {
  const { isRecurring, endAt } = pickup;
  if (!isRecurring) return `${pickupSentence(pickup)}.`;
  const parts = [pickupSentence(pickup), copy.from(formatShortDate(firstDayOf(pickup)))];
  if (endAt !== null) parts.push(copy.to(formatShortDate(endAt)));
  return `${parts.join(', ')}.`;
}

function rhythm({ frequency, interval, byWeekDay, startAt }: PickupTimes, until: string): string {
  const every = numerals[interval] || String(interval);
  if (frequency === pickupFrequencies.daily)
    return `${interval === 1 ? copy.daily : copy.everyDays(every)}${until}`;
  if (frequency === pickupFrequencies.monthly) {
    const inMonth = dayOfMonth(startAt);
    return `${interval === 1 ? copy.everyMonth(inMonth) : copy.everyMonths(every, inMonth)}${until}`;
  }
  const days = byWeekDay.toSorted((one, other) => one - other);
  if (interval > 1) {
    const words = isRun(days) ? copy.everyWeeksRun : copy.everyWeeks;
    return `${words(every, named(days))}${until}`;
  }
  if (days.length === DAYS_OF_WEEK) return `${copy.daily}${until}`;
  return isRun(days) ? `${copy.daily}${until}, ${named(days)}` : `${copy.everyWeek(named(days))}${until}`;
}

const isRun = (days: readonly number[]) =>
  days.length >= RUN && days.every((day, index) => day === (days[0] ?? 0) + index);

/** „Montag bis Freitag“, „Montag, Mittwoch und Freitag“ */
function named(days: readonly number[]): string {
  const names = days.map((day) => weekdays[day] ?? '');
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (isRun(days)) return copy.run(first, last);
  return names.length < 2 ? first : `${names.slice(0, -1).join(', ')}${copy.and}${last}`;
}
