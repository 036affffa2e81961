import { addDays } from 'contract';

/** Easter Sunday, `yyyy-MM-dd`, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const weekdayGap =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((moon + 11 * epact + 22 * weekdayGap) / 451);
  const daysAfterMarchStart = epact + weekdayGap - 7 * shift + 21;
  return addDays(`${year}-03-01`, daysAfterMarchStart);
}

const fixed = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Karfreitag, Ostermontag, Christi Himmelfahrt, Pfingstmontag, in days from Easter Sunday. */
const movable = [-2, 1, 39, 50];

/** Whether a day (`yyyy-MM-dd`) is a holiday in all of Germany; holidays of single states are not. */
export function isGermanHoliday(day: string): boolean {
  if (fixed.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return movable.some((days) => addDays(easter, days) === day);
}
