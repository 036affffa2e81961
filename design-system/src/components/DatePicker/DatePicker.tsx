import type { CalendarDate } from '@internationalized/date';
import { DateFormatter, getLocalTimeZone } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DateSegmentProps } from 'react-aria-components/DatePicker';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { fieldControl } from '../Field/control.css.ts';
import { field } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldLabel, FieldMessages, useField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { surface } from '../Popover/surface.css.ts';
import type { IsoDate } from './date-value.ts';
import { toCalendarDate, toIsoDate, withWholeYear } from './date-value.ts';
import * as styles from './DatePicker.css.ts';

export type { IsoDate } from './date-value.ts';

export interface DatePickerProps extends FieldProps {
  /** 'yyyy-MM-dd'; null or empty for no day. */
  value: IsoDate | null;
  /** Null as soon as the day is no longer a whole one. */
  onChange: (value: IsoDate | null) => void;
  /** The first day that the calendar offers. What is typed is not held back: the form says what is wrong. */
  minValue?: IsoDate;
}

const weekdayFormat = new DateFormatter('de-DE', { weekday: 'short' });

/**
 * One day, typed as dd.mm.yyyy or picked from a calendar whose weeks start on Monday. The day of
 * the week stands before it. Two digits of a year are read as this century.
 *
 * Source: react-aria-components, DatePicker.
 */
export function DatePicker({ value, onChange, minValue, isDisabled, ...fieldProps }: DatePickerProps) {
  const { ids, controlProps } = useField(fieldProps);
  const known = value || null;
  // While a year is typed, the field shows more than its owner knows.
  const [shown, setShown] = useState(() => toCalendarDate(known));
  const [reported, setReported] = useState(known);
  if (known !== reported) {
    setReported(known);
    setShown(toCalendarDate(known));
  }

  const report = (isoDate: IsoDate | null) => {
    if (isoDate === reported) return;
    setReported(isoDate);
    onChange(isoDate);
  };
  const change = (date: CalendarDate | null) => {
    setShown(date);
    report(toIsoDate(date));
  };
  const completeYear = () => {
    if (shown && !reported) change(withWholeYear(shown));
  };

  return (
    <div className={field}>
      <FieldLabel ids={ids} isRequired={fieldProps.isRequired} isHidden={fieldProps.isLabelHidden} isOfGroup>
        {fieldProps.label}
      </FieldLabel>
      <AriaDatePicker
        aria-labelledby={ids.label}
        aria-describedby={controlProps['aria-describedby']}
        isInvalid={controlProps['aria-invalid'] ?? false}
        isRequired={fieldProps.isRequired}
        isDisabled={isDisabled}
        validationBehavior="aria"
        shouldForceLeadingZeros
        value={shown}
        onChange={change}
        onBlur={completeYear}
      >
        <Group className={`${fieldControl({})} ${styles.group}`}>
          {shown && reported && (
            <span aria-hidden className={styles.weekday}>
              {weekdayFormat.format(shown.toDate(getLocalTimeZone()))}.,
            </span>
          )}
          <DateInput className={styles.input}>
            {(segment) => (
              <Segment
                segment={segment}
                // Error summaries lead to a field by its id.
                id={segment.type === 'day' ? ids.control : undefined}
                onEmptied={() => report(null)}
              />
            )}
          </DateInput>
          <Button className={`${iconButton({ size: 'sm' })} ${styles.button}`}>
            <Icon icon={CalendarDays} />
          </Button>
        </Group>
        <Popover className={surface} offset={4}>
          <Dialog className={styles.dialog}>
            <Calendar firstDayOfWeek="mon" minValue={toCalendarDate(minValue)}>
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
                  {(date) => <CalendarCell date={date} className={styles.day} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
      <FieldMessages ids={ids} description={fieldProps.description} errorMessage={fieldProps.errorMessage} />
    </div>
  );
}

interface SegmentProps extends DateSegmentProps {
  /** Reaches the element, though react-aria's types do not name it. */
  id: string | undefined;
  /** The part has lost its digits. react-aria tells of it only once all parts are empty. */
  onEmptied: () => void;
}

function Segment({ onEmptied, ...segmentProps }: SegmentProps) {
  const { isPlaceholder } = segmentProps.segment;
  const tellEmptied = useEffectEvent(onEmptied);
  useEffect(() => {
    if (isPlaceholder) tellEmptied();
  }, [isPlaceholder]);
  return <DateSegment {...segmentProps} className={styles.segment} />;
}
