import { memo, useCallback } from 'react';
import { DatePicker, type DatePickerProps } from '../components/DateInput/DatePicker/DatePicker.tsx';
import {
  DateRangePicker,
  type DateRangePickerProps,
  type IsoDateRange,
} from '../components/DateInput/DateRangePicker/DateRangePicker.tsx';
import { TimeField, type TimeFieldProps } from '../components/DateInput/TimeField/TimeField.tsx';
import type { FormField } from './field.ts';
import { type TextValue, useField, useFieldPlace } from './useField.ts';

// Apart from the native fields: these bring react-aria's date input with them.

type Owned = 'id' | 'value' | 'onChange' | 'errorMessage' | 'isInvalid';

export interface BoundDatePickerProps extends Omit<DatePickerProps, Owned> {
  /** `form.at('…')`; 'yyyy-MM-dd', empty for no day. */
  readonly field: FormField<TextValue>;
}

/** One day. */
export const BoundDatePicker = memo(function BoundDatePicker({ field, ...looks }: BoundDatePickerProps) {
  return <DatePicker {...looks} {...useDateInput(field, looks.label)} />;
});

export interface BoundDateRangePickerProps extends Omit<DateRangePickerProps, Owned> {
  /** `form.at('…')`; both days as 'yyyy-MM-dd', null for no range. */
  readonly field: FormField<IsoDateRange | null>;
}

/** From one day to another; what is wrong with either of them stands below both. */
export const BoundDateRangePicker = memo(function BoundDateRangePicker({
  field,
  ...looks
}: BoundDateRangePickerProps) {
  useFieldPlace(field, looks.label, { isWhole: true });
  const { value, error } = useField(field);
  const handleChange = useCallback((range: IsoDateRange | null) => field.choose(range), [field]);
  return (
    <DateRangePicker {...looks} id={field.id} value={value} errorMessage={error} onChange={handleChange} />
  );
});

export interface BoundTimeFieldProps extends Omit<TimeFieldProps, Owned> {
  /** `form.at('…')`; 'HH:mm', empty for no time. */
  readonly field: FormField<TextValue>;
}

/** A time of day. */
export const BoundTimeField = memo(function BoundTimeField({ field, ...looks }: BoundTimeFieldProps) {
  return <TimeField {...looks} {...useDateInput(field, looks.label)} />;
});

/** Day and time are empty texts in the form and null in their fields. */
function useDateInput(field: FormField<TextValue>, label: string) {
  useFieldPlace(field, label);
  const { value, error } = useField(field);
  const handleChange = useCallback((next: string | null) => field.choose(next ?? ''), [field]);
  return { id: field.id, value: value ?? null, errorMessage: error, onChange: handleChange };
}
