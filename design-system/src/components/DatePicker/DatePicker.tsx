import type { CalendarDate } from '@internationalized/date';
import { DateFormatter, getLocalTimeZone } from '@internationalized/date';
import { CalendarDays } from '@lucide/icons';
import { useState } from 'react';
import {
  Button,
  Calendar,
  DatePicker as AriaDatePicker,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { fieldControl } from '../Field/control.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { ariaFieldProps, Field } from '../Field/Field.tsx';
import { useAfterPress } from '../Field/press.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { surface } from '../Popover/surface.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { IsoDate } from './date-value.ts';
import { toCalendarDate, toIsoDate, withWholeYear } from './date-value.ts';
import { DateParts } from './DateParts.tsx';
import * as styles from './DatePicker.css.ts';
import type { DayEntry } from './entry.ts';
import { entryMessage } from './entry.ts';
import { useShownValue } from './useShownValue.ts';

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
 * the week stands before it. Two digits of a year are read as this century. What is typed stays;
 * the field itself says that a day does not exist or, once it is left, is not whole.
 *
 * Source: react-aria-components, DatePicker.
 */
export function DatePicker({ value, onChange, minValue, isDisabled, ...given }: DatePickerProps) {
  const { shown, reported, report, change } = useShownValue<IsoDate, CalendarDate>({
    value: value || null,
    onChange,
    read: toCalendarDate,
    write: toIsoDate,
  });
  const [entry, setEntry] = useState<DayEntry>('empty');
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const fieldProps = { ...given, errorMessage: entryMessage([entry], isLeft) ?? given.errorMessage };

  // A message that is shown stays until the typing has come further, also while it is corrected.
  const handleEntry = (next: DayEntry) => {
    setEntry(next);
    setIsLeft(false);
    report(next === 'whole' ? toIsoDate(shown) : null);
  };
  const handleFocusChange = (isFocused: boolean) => {
    if (isFocused) return;
    // A message below the field would move away what is being pressed.
    afterPress(() => {
      setIsLeft(true);
      if (shown && entry === 'incomplete') change(withWholeYear(shown));
    });
  };

  return (
    <Field {...fieldProps} isGroup>
      {(control, ids) => (
        <AriaDatePicker
          {...ariaFieldProps(control, ids)}
          isDisabled={isDisabled}
          shouldForceLeadingZeros
          value={shown}
          onChange={change}
          onFocusChange={handleFocusChange}
        >
          <Group className={`${fieldControl({})} ${styles.group}`}>
            {shown && reported && (
              <span aria-hidden className={styles.weekday}>
                {weekdayFormat.format(shown.toDate(getLocalTimeZone()))}.,
              </span>
            )}
            <DateParts id={ids.control} className={styles.input} onEntry={handleEntry} />
            <Button className={`${iconButton({ size: 'sm' })} ${styles.button}`}>
              <Icon icon={CalendarDays} />
            </Button>
          </Group>
          <Popover className={surface} offset={4}>
            <Dialog className={styles.dialog}>
              <Calendar firstDayOfWeek="mon" minValue={toCalendarDate(minValue)}>
                <CalendarMonth />
              </Calendar>
            </Dialog>
          </Popover>
        </AriaDatePicker>
      )}
    </Field>
  );
}
