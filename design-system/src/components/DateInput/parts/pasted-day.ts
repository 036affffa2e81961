import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate } from './date-value.ts';

const monthFormat = new Intl.DateTimeFormat('de', { month: 'long', timeZone: 'UTC' });
/** „januar“ … „dezember“, as German writes them. */
const months = Array.from({ length: 12 }, (_, month) =>
  monthFormat.format(new Date(Date.UTC(2026, month, 1))).toLowerCase(),
);

const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const german = /(?<!\d)(\d{1,2})\.\s?(?:(\d{1,2})\.|(\p{L}{3,9})\.?)\s?(\d{4}|\d{2})(?!\d)/u;

/**
 * Reads a day out of what somebody pastes: „24.12.2026“, „Do., 24.12.26“, „24. Dezember 2026“, „2026-12-24“. Two digits
 * of a year are of this century. `undefined` where there is no day, or none that exists.
 */
export function readPastedDay(text: string): CalendarDate | undefined {
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoYear) return toDay(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, digits, name = '', year = ''] = german.exec(text) ?? [];
  if (!day) return undefined;
  const month = digits ? Number(digits) : monthOf(name);
  return toDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, Number(day));
}

/** „Dez“ and „Dezember“; Austria's „Jänner“ is January. 0 where it is no month. */
function monthOf(name: string): number {
  const wanted = name
    .toLowerCase()
    .replace('jän', 'jan')
    .replace('janner', 'januar')
    .replace('maerz', 'märz');
  return months.findIndex((month) => month.startsWith(wanted)) + 1;
}

function toDay(year: number, month: number, day: number): CalendarDate | undefined {
  const [monthText, dayText] = [month, day].map((part) => String(part).padStart(2, '0'));
  return toCalendarDate(`${year}-${monthText}-${dayText}`) ?? undefined;
}
