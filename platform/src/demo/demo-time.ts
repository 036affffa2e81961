import { addDays } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { isDeliveryDay } from '../carriers/simulation/delivery-day.ts';
import { germanDayAndTime, germanInstant } from '../carriers/simulation/german-time.ts';

const DAY_MS = 86_400_000;
const photographed = new Date(FIXTURE_NOW);

/** Nobody dispatches and nothing is delivered at weekends and on holidays. */
function isWorkingDay(day: string): boolean {
  return isDeliveryDay(day, false);
}

/** The day that lies so many working days after another one, or before it. */
export function addWorkingDays(day: string, days: number): string {
  const step = Math.sign(days);
  let moved = day;
  for (let left = Math.abs(days); left > 0;) {
    moved = addDays(moved, step);
    if (isWorkingDay(moved)) left -= 1;
  }
  return moved;
}

/** The day that the data lead up to: today, or the last working day before. */
export function demoDay(now: Date): string {
  const today = germanDayAndTime(now).day;
  return isWorkingDay(today) ? today : addWorkingDays(today, -1);
}

/**
 * Moves the fixtures from the moment at which they were photographed to the demo's day. What happened on their
 * day keeps its distance to now, so that nothing lies in the future; older things move by working days and keep
 * their time of day.
 */
export function shiftInstant(instant: string, now: Date): Date {
  const time = new Date(instant);
  const then = germanDayAndTime(time);
  if (then.day !== germanDayAndTime(photographed).day) {
    return germanInstant(shiftDay(then.day, now), then.time);
  }
  const idle = Date.parse(germanDayAndTime(now).day) - Date.parse(demoDay(now));
  return new Date(now.getTime() - idle - (photographed.getTime() - time.getTime()));
}

/** The same for a calendar day; one on which nobody works becomes the working day before it. */
export function shiftDay(day: string, now: Date): string {
  return addWorkingDays(demoDay(now), workingDaysBetween(germanDayAndTime(photographed).day, day));
}

/** How many working days lead from one day to another; negative where it lies before. */
function workingDaysBetween(from: string, to: string): number {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  const working = Array.from({ length: days }, (_, index) => addDays(first, from <= to ? index + 1 : index));
  return working.filter(isWorkingDay).length * (from <= to ? 1 : -1);
}
