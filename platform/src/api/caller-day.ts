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
  const minutes =
    typeof timezoneOffset === 'string' && /^-?\d{1,3}$/.test(timezoneOffset)
      ? Number(timezoneOffset)
      : Number.NaN;
  return Math.abs(minutes) <= MAX_OFFSET ? localDay(instant, minutes) : dayInZone(instant, ORGANIZATION_ZONE);
}
