import { GregorianCalendar } from '@internationalized/date';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DateFieldContext, DateFieldStateContext, DateInput } from 'react-aria-components/DateField';
import { GroupContext } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { useDateField } from 'react-aria/useDateField';
import { useDateFieldState } from 'react-stately/useDateFieldState';
import type { DayEntry } from './entry.ts';
import { dayEntryOf } from './entry.ts';
import { readPastedDay } from './pasted-day.ts';
import { Segment } from './Segment.tsx';

export interface DatePartsProps {
  /** Which day of a range. */
  slot?: 'start' | 'end';
  /** The id of the part for the day: error summaries lead to a field by it. */
  id: string | undefined;
  className: string;
  /** How far the typing has come, told with each change of it. */
  onEntry: (entry: DayEntry) => void;
}

const createCalendar = () => new GregorianCalendar();

/**
 * Day, month and year that are typed into, for inside a `DatePicker` or `DateRangePicker` of
 * react-aria, in place of its bare `DateInput`: that one turns 31 February into the 28th when it
 * is left. Here what was typed stays.
 *
 * Source: react-aria, useDateField.
 */
export function DateParts({ slot, id, className, onEntry }: DatePartsProps) {
  const { ref: _given, ...props } = useSlottedContext(DateFieldContext, slot) ?? {};
  const { locale } = useLocale();
  const typing = useDateFieldState({ ...props, locale, createCalendar });
  const state = { ...typing, confirmPlaceholder: () => undefined };
  const ref = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { fieldProps, inputProps } = useDateField({ ...props, inputRef }, state, ref);

  const entry = dayEntryOf(state.segments);
  const tellEntry = useEffectEvent(onEntry);
  useEffect(() => tellEntry(entry), [entry]);

  // The parts take single digits alone; a day that is pasted is the whole field's.
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const day = readPastedDay(event.clipboardData?.getData('text/plain') ?? '');
    if (!day || state.isDisabled || state.isReadOnly) return;
    event.preventDefault();
    state.setValue(day);
  });
  useEffect(() => {
    const field = ref.current;
    const handlePaste = (event: ClipboardEvent) => takePasted(event);
    field?.addEventListener('paste', handlePaste);
    return () => field?.removeEventListener('paste', handlePaste);
  }, []);

  return (
    <DateFieldStateContext value={state}>
      <InputContext value={{ ...inputProps, ref: inputRef }}>
        <GroupContext
          value={{ ...fieldProps, ref, isInvalid: state.isInvalid, isDisabled: state.isDisabled }}
        >
          <DateInput className={className}>
            {(segment) => <Segment segment={segment} id={segment.type === 'day' ? id : undefined} />}
          </DateInput>
        </GroupContext>
      </InputContext>
    </DateFieldStateContext>
  );
}
