import { dayInZone, localDay } from 'contract';

/** Where organisations dispatch their parcels, as long as none can say otherwise. */
const ORGANIZATION_ZONE = 'Europe/Berlin';

/** Farthest from UTC that a place on earth is, in minutes. */
const MAX_OFFSET = 14 * 60;

/**
 * The day that a caller lives in, `yyyy-MM-dd`. Without an offset that a place on earth can have it
 * is the organisation's day, wherever the server stands.
 *
 * @param timezoneOffset the header: minutes as `Date#getTimezoneOffset` gives them
 */
export function callerDay(instant: Date, timezoneOffset: string | string[] | undefined): string {
  const minutes = minutesOf(timezoneOffset);
  return minutes === undefined ? dayInZone(instant, ORGANIZATION_ZONE) : localDay(instant, minutes);
}

/** When a day begins, `yyyy-MM-dd`. */
export type StartOfDay = (day: string) => Date;

/**
 * When days begin where a caller lives. The header tells the offset of now; whoever has the organisation's
 * now is taken to live in its zone, whose summer time other days have.
 *
 * @param timezoneOffset the header: minutes as `Date#getTimezoneOffset` gives them
 */
export function callerStartOfDay(now: Date, timezoneOffset: string | string[] | undefined): StartOfDay {
  const minutes = minutesOf(timezoneOffset);
  const isAtHome = minutes === undefined || minutes === offsetInZone(now);
  return (day) => {
    const midnight = new Date(`${day}T00:00:00Z`);
    if (!isAtHome) return new Date(midnight.getTime() + minutes * MINUTE_MS);
    // Clocks change at night, hours after midnight: the offset of a moment before it holds.
    const before = new Date(midnight.getTime() - DAY_MS / 8);
    return new Date(midnight.getTime() + offsetInZone(before) * MINUTE_MS);
  };
}

/**
 * The time of a caller, `HH:mm`, counted back from their next midnight, so that a change of the clock in the night
 * says nothing.
 */
export function callerClock(nextMidnight: Date, now: Date): string {
  const left = Math.ceil((nextMidnight.getTime() - now.getTime()) / MINUTE_MS);
  const minutes = Math.min(Math.max(MINUTES_OF_DAY - left, 0), MINUTES_OF_DAY - 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const MINUTES_OF_DAY = 1440;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function minutesOf(timezoneOffset: string | string[] | undefined): number | undefined {
  if (typeof timezoneOffset !== 'string' || !/^-?\d{1,3}$/.test(timezoneOffset)) return undefined;
  const minutes = Number(timezoneOffset);
  return Math.abs(minutes) <= MAX_OFFSET ? minutes : undefined;
}

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ORGANIZATION_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Minutes as `Date#getTimezoneOffset` gives them in the organisation's zone. */
function offsetInZone(instant: Date): number {
  const shown = Date.parse(`${wallClock.format(instant).replace(' ', 'T')}Z`);
  return Math.round((instant.getTime() - shown) / MINUTE_MS);
}
