import { addDays, localDay } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';

const DAY_MS = 86_400_000;
const photographed = new Date(FIXTURE_NOW);

/**
 * Moves the fixtures from the moment at which they were photographed to now. What happened on their
 * day keeps its distance to now, so that nothing lies in the future; older things move by whole days
 * and keep their time of day.
 */
export function shiftInstant(instant: string, now: Date): Date {
  const time = new Date(instant);
  if (localDay(time, 0) === localDay(photographed, 0)) {
    return new Date(now.getTime() - (photographed.getTime() - time.getTime()));
  }
  return new Date(time.getTime() + daysBetween(now) * DAY_MS);
}

/** The same for a calendar day. */
export function shiftDay(day: string, now: Date): string {
  return addDays(day, daysBetween(now));
}

function daysBetween(now: Date): number {
  return Math.round((Date.parse(localDay(now, 0)) - Date.parse(localDay(photographed, 0))) / DAY_MS);
}
