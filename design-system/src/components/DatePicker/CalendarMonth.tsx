import { ChevronLeft, ChevronRight } from '@lucide/icons';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/DatePicker';
import { Heading } from 'react-aria-components/Dialog';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import * as styles from './DatePicker.css.ts';

export interface CalendarMonthProps {
  /** Added to each day. */
  dayClassName?: string;
}

/** The ways to other months and the days of one, for inside a `Calendar` or `RangeCalendar` of react-aria. */
export function CalendarMonth({ dayClassName = '' }: CalendarMonthProps) {
  return (
    <>
      <div className={styles.header}>
        <Button slot="previous" className={iconButton({ size: 'lg' })}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={iconButton({ size: 'lg' })}>
          <Icon icon={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.dayName}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={`${styles.day} ${dayClassName}`} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
