import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate } from './date-value.ts';

let monthsOfAll: readonly (readonly string[])[] | undefined;

const yearFirst = /(?<!\d)(\d{4})([./\p{Pd}\s])(\d{1,2})\2(\d{1,2})(?!\d)/u;
const dayFirst =
  /(?<!\d)(\d{1,2})(?:\s?([.,/\p{Pd}·])\s?(\d{1,2})\s?\2\s?|\s(\d{1,2})\s(?=\d{4}))(\d{4}|\d{2})(?!\d)/u;
const named =
  /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|o)?[\s\p{Pd}/]?(?:(?:of|de)\s)?(\p{L}{3,12})[.,]{0,2}[\s\p{Pd}/]?(?:de\s)?(\d{4}|\d{2})(?!\d)/iu;
const namedFirst = /(?<!\p{L})(\p{L}{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/iu;
/** Eight digits alone: a day and a year of this century, in either order; calendars put a time behind. */
const digitsAlone = /^\s*(?:(\d\d)(\d\d)(20\d\d)|(20\d\d)(\d\d)(\d\d)(?:T\d{4,6}Z?)?)\s*$/;

/** Marks of direction, which Windows puts between the parts of a day, and other signs that nobody sees. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * Reads a day out of what somebody pastes: „24.12.2026“, „Do., 24.12.26“, „24. Dezember 2026“, „24/12/2026“,
 * „24 Dec 2026“, „2026-12-24“, „24122026“. The day stands before the month. Two digits of a year are of this century.
 * `undefined` where there is no day, or none that exists.
 */
export function readPastedDay(pasted: string): CalendarDate | undefined {
  // Keyboards of East Asia write wide digits.
  const text = pasted.replace(unseen, '').normalize('NFKC');
  const [, year, , month = '', day = ''] = yearFirst.exec(text) ?? [];
  if (year) return toDay(year, Number(month), day);
  const [, numberedDay, , joinedMonth, partedMonth, itsYear = ''] = dayFirst.exec(text) ?? [];
  if (numberedDay) return toDay(itsYear, Number(joinedMonth ?? partedMonth), numberedDay);
  const [, namedDay, name = '', namedYear = ''] = named.exec(text) ?? [];
  if (namedDay) return toDay(namedYear, monthOf(name), namedDay);
  const [, firstName, laterDay = '', laterYear = ''] = namedFirst.exec(text) ?? [];
  if (firstName) return toDay(laterYear, monthOf(firstName), laterDay);
  const [, d1 = '', m1, y1 = '', y2 = '', m2, d2 = ''] = digitsAlone.exec(text) ?? [];
  return toDay(y1, Number(m1), d1) ?? toDay(y2, Number(m2), d2);
}

/**
 * „januar“ … „dezember“, and the same in other languages of orders that come to Germany, as they stand behind a day.
 */
function namesOfMonths(): readonly (readonly string[])[] {
  return ['de', 'en', 'fr', 'it', 'es', 'nl', 'pl', 'da', 'sv', 'pt'].map((language) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(new Date(Date.UTC(2026, month, 1)));
      return parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '';
    });
  });
}

/**
 * „Dez“, „December“; Austria's „Jänner“ and „Feber“ are January and February. 0 where it is no month, or the beginning of
 * two: „jui“.
 */
function monthOf(name: string): number {
  const wanted = name
    .toLowerCase()
    .replace('jän', 'jan')
    .replace('janner', 'januar')
    .replace('feber', 'februar')
    .replace('maerz', 'märz');
  monthsOfAll ??= namesOfMonths();
  const found = new Set(
    monthsOfAll.flatMap((names) => names.flatMap((month, at) => (month.startsWith(wanted) ? at + 1 : []))),
  );
  return found.size === 1 ? (found.values().next().value ?? 0) : 0;
}

function toDay(year: string, month: number, day: string): CalendarDate | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  const [monthText, dayText] = [String(month), day].map((part) => part.padStart(2, '0'));
  return toCalendarDate(`${whole}-${monthText}-${dayText}`) ?? undefined;
}
