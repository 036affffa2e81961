import { addDays, weekday } from 'contract';
import { isGermanHoliday } from './german-holidays.ts';
import { germanDayAndTime } from './german-time.ts';

const SATURDAY = 5;
const SUNDAY = 6;
/** An order after this time is fetched on the next working day. */
const CUT_OFF = '17:00';

/** Whether vans drive on a day: never on Sundays and German holidays, on Saturdays only where agreed. */
export function isDeliveryDay(day: string, onSaturdays: boolean): boolean {
  if (weekday(day) === SUNDAY || isGermanHoliday(day)) return false;
  return onSaturdays || weekday(day) !== SATURDAY;
}

export function isSaturday(day: string): boolean {
  return weekday(day) === SATURDAY;
}

/** The first delivery day on or after a day. */
function deliveryDayFrom(day: string, onSaturdays: boolean): string {
  let candidate = day;
  while (!isDeliveryDay(candidate, onSaturdays)) candidate = addDays(candidate, 1);
  return candidate;
}

/** The first delivery day after a day. */
export function nextDeliveryDay(day: string, onSaturdays = false): string {
  return deliveryDayFrom(addDays(day, 1), onSaturdays);
}

/** The day on which a parcel that is ordered now is fetched: today until 17 Uhr, Monday to Friday. */
export function handoverDay(now: Date): string {
  const { day, time } = germanDayAndTime(now);
  return time < CUT_OFF ? deliveryDayFrom(day, false) : nextDeliveryDay(day);
}

interface Journey {
  readonly now: Date;
  readonly transitDays: number;
  /** Not before this day. */
  readonly requestedDay: string;
  readonly onSaturdays: boolean;
}

/** The day of delivery, `yyyy-MM-dd`: as early as the carrier can, and not before it was asked for. */
export function deliveryDay({ now, transitDays, requestedDay, onSaturdays }: Journey): string {
  let arrival = handoverDay(now);
  for (let days = 0; days < transitDays; days += 1) arrival = nextDeliveryDay(arrival, onSaturdays);
  return requestedDay > arrival ? deliveryDayFrom(requestedDay, onSaturdays) : arrival;
}
