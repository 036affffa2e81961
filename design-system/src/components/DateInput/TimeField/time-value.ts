import { parseTime, Time } from '@internationalized/date';

/** A time of day as 'HH:mm', 24 hours, without date and zone. The only form that leaves this folder. */
export type IsoTime = string;

/** Reads 'HH:mm'; null for anything else, so that a broken draft shows an empty field. */
export function toTime(isoTime: IsoTime | null | undefined): Time | null {
  if (!isoTime || !/^\d\d:\d\d$/.test(isoTime)) return null;
  try {
    return parseTime(isoTime);
  } catch {
    return null;
  }
}

/** Writes 'HH:mm'; null for no time. */
export function toIsoTime(time: { hour: number; minute: number } | null): IsoTime | null {
  return time && new Time(time.hour, time.minute).toString().slice(0, 'HH:mm'.length);
}
