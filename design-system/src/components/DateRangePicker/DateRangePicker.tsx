import { CalendarDays } from '@lucide/icons';
import { useState } from 'react';
import {
  Button as AriaButton,
  DateRangePicker as AriaDateRangePicker,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Button } from '../Button/Button.tsx';
import { CalendarMonth } from '../DatePicker/CalendarMonth.tsx';
import type { IsoDate } from '../DatePicker/date-value.ts';
import { toCalendarDate } from '../DatePicker/date-value.ts';
import { DateParts } from '../DatePicker/DateParts.tsx';
import type { DayEntry } from '../DatePicker/entry.ts';
import { entryMessage } from '../DatePicker/entry.ts';
import { useShownValue } from '../DatePicker/useShownValue.ts';
import { fieldControl } from '../Field/control.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { ariaFieldProps, Field } from '../Field/Field.tsx';
import { useAfterPress } from '../Field/press.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { surface } from '../Popover/surface.css.ts';
import * as styles from './DateRangePicker.css.ts';
import type { CalendarDateRange, IsoDateRange } from './range-value.ts';
import {
  isReversed,
  isSameRange,
  toCalendarDateRange,
  toIsoDateRange,
  withWholeYears,
} from './range-value.ts';

export type { IsoDateRange } from './range-value.ts';

export interface DateRangePreset {
  /** e.g. „Letzte Woche“ */
  label: string;
  value: IsoDateRange;
}

export interface DateRangePickerProps extends FieldProps {
  /** Both days as 'yyyy-MM-dd'; null for no range. */
  value: IsoDateRange | null;
  /** Null as soon as one of the days is no longer a whole one. A reversed range is reported too. */
  onChange: (value: IsoDateRange | null) => void;
  /** The first and the last day that the calendar offers. What is typed is not held back. */
  minValue?: IsoDate;
  /** The last day that the calendar offers. */
  maxValue?: IsoDate;
  /** Ranges to choose with one press, beside the calendar. */
  presets?: readonly DateRangePreset[];
  /** Names the presets. */
  presetsLabel?: string;
  /** Shown when the range ends before it begins, e.g. „Das Ende liegt vor dem Beginn.“ */
  reversedMessage: string;
}

/**
 * From one day to another, both typed as dd.mm.yyyy or picked from a calendar whose weeks start on
 * Monday. Two digits of a year are read as this century. What is typed stays; the field itself says
 * that a day does not exist or, once it is left, is not whole. For one day take `DatePicker`.
 *
 * Source: react-aria-components, DateRangePicker.
 */
export function DateRangePicker({
  value,
  onChange,
  minValue,
  maxValue,
  presets = [],
  presetsLabel,
  reversedMessage,
  isDisabled,
  ...given
}: DateRangePickerProps) {
  const { shown, report, change } = useShownValue<IsoDateRange, CalendarDateRange>({
    value,
    onChange,
    read: toCalendarDateRange,
    write: toIsoDateRange,
    isSame: isSameRange,
  });
  const [entries, setEntries] = useState<Record<'start' | 'end', DayEntry>>({ start: 'empty', end: 'empty' });
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const fieldProps = {
    ...given,
    errorMessage:
      entryMessage(Object.values(entries), isLeft) ??
      given.errorMessage ??
      (isReversed(value) ? reversedMessage : undefined),
  };

  // A message that is shown stays until the typing has come further, also while it is corrected.
  const handleEntry = (part: 'start' | 'end', entry: DayEntry) => {
    setEntries((others) => ({ ...others, [part]: entry }));
    setIsLeft(false);
    // A day that is typed back to what it was is no change to react-aria.
    if (entry !== 'whole') report(null);
    else if (entries[part === 'start' ? 'end' : 'start'] === 'whole') report(toIsoDateRange(shown));
  };
  const handleFocusChange = (isFocused: boolean) => {
    if (isFocused) return;
    // A message below the field would move away what is being pressed.
    afterPress(() => {
      setIsLeft(true);
      if (shown && Object.values(entries).includes('incomplete')) change(withWholeYears(shown));
    });
  };

  return (
    <Field {...fieldProps} isGroup>
      {(control, ids) => (
        <AriaDateRangePicker
          {...ariaFieldProps(control, ids)}
          isDisabled={isDisabled}
          shouldForceLeadingZeros
          value={shown}
          onChange={change}
          onFocusChange={handleFocusChange}
        >
          <Group className={`${fieldControl({})} ${styles.group}`}>
            {(['start', 'end'] as const).map((part) => (
              <DateParts
                key={part}
                slot={part}
                id={part === 'start' ? ids.control : undefined}
                className={styles.input}
                onEntry={(entry) => handleEntry(part, entry)}
              />
            ))}
            <AriaButton className={`${iconButton({ size: 'sm' })} ${styles.button}`}>
              <Icon icon={CalendarDays} />
            </AriaButton>
          </Group>
          <Popover className={surface} offset={4}>
            <Dialog className={styles.dialog}>
              {({ close }) => (
                <>
                  <RangeCalendar
                    firstDayOfWeek="mon"
                    minValue={toCalendarDate(minValue)}
                    maxValue={toCalendarDate(maxValue)}
                  >
                    <CalendarMonth dayClassName={styles.day} />
                  </RangeCalendar>
                  {presets.length > 0 && (
                    <div role="group" aria-label={presetsLabel} className={styles.presets}>
                      {presets.map((preset) => (
                        <Button
                          key={preset.label}
                          variant="quiet"
                          size="sm"
                          onPress={() => {
                            change(toCalendarDateRange(preset.value));
                            close();
                          }}
                        >
                          {preset.label}
                        </Button>
                      ))}
                    </div>
                  )}
                </>
              )}
            </Dialog>
          </Popover>
        </AriaDateRangePicker>
      )}
    </Field>
  );
}
