import { CalendarCheck, CalendarX } from '@lucide/icons';
import { dayOfMonth, firstOpenDay, hasMonthsWithout, nextPickupDates } from 'contract';
import { holidaysAt } from 'contract/holidays';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { formatIsoDay } from '../../../format/index.ts';
import { pickupSentenceCopy, pickupSentenceWithDays } from '../pickup-sentence.copy.ts';
import * as styles from './NextDates.css.ts';
import { pickupFormCopy } from './PickupForm.copy.ts';
import type { DatedPickup } from './spoken-input.ts';

const copy = pickupFormCopy.dates;
const DATES = 5;

export interface NextDatesProps {
  /** Null while it is not known when somebody comes. */
  readonly pickup: DatedPickup | null;
  readonly now: Date;
  /** Nobody comes for the time being. */
  readonly isPaused?: boolean;
}

/** When somebody comes, in a sentence, with the next five dates and the holidays for which they fall out. */
export function NextDates({ pickup, now, isPaused = false }: NextDatesProps) {
  if (!pickup) return <p className={styles.quiet}>{copy.incomplete}</p>;
  const { lastPossiblePickupTime: until } = pickup;
  const from = firstOpenDay(pickup, formatIsoDay(now), clockOf(now));
  const dates = nextPickupDates(pickup, from, DATES, holidaysAt(pickup.address.address));
  const title = isPaused ? copy.titleOnceResumed : copy.title;
  return (
    <div className={styles.box}>
      <p className={styles.sentence}>{pickupSentenceWithDays(pickup)}</p>
      {hasMonthsWithout(pickup) && (
        <p className={styles.quiet}>{pickupSentenceCopy.monthsWithout(dayOfMonth(pickup.startAt))}</p>
      )}
      {isPaused && <p>{copy.paused}</p>}
      {dates.length === 0 ? (
        <p className={styles.quiet}>{copy.none}</p>
      ) : (
        <>
          <p className={styles.quiet}>{title(dates.length)}</p>
          <ol className={styles.list} aria-label={title(dates.length)}>
            {dates.map(({ day, holiday }) => (
              <li key={day} className={styles.date}>
                <span className={holiday === null ? styles.mark : styles.quiet}>
                  <Icon icon={holiday === null ? CalendarCheck : CalendarX} />
                </span>
                <span className={holiday === null ? undefined : styles.skipped}>{copy.day(day)}</span>
                <span className={styles.quiet}>
                  {holiday === null ? until !== null && copy.until(until) : copy.holiday(holiday)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** `HH:mm`, as the person's clock shows it. */
function clockOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(now.getHours())}:${two(now.getMinutes())}`;
}
