import { CalendarDate } from '@internationalized/date';
import { isWholeYear } from './date-value.ts';
import { entryCopy as copy } from './entry.copy.ts';

/** How far the typing of a day has come. „Impossible“ is a day that no calendar has, such as 31 February. */
export type DayEntry = 'empty' | 'incomplete' | 'impossible' | 'whole';

/** One part of what a field shows, in the form of react-aria's segments. */
interface Part {
  type: string;
  value?: number | null | undefined;
  isEditable: boolean;
  isPlaceholder: boolean;
}

/** Reads how far the typing has come off the parts that a field shows. */
export function dayEntryOf(parts: readonly Part[]): DayEntry {
  const editable = parts.filter(({ isEditable }) => isEditable);
  if (editable.every(({ isPlaceholder }) => isPlaceholder)) return 'empty';
  if (editable.some(({ isPlaceholder }) => isPlaceholder)) return 'incomplete';
  const [year, month, day] = ['year', 'month', 'day'].map(
    (type) => editable.find((part) => part.type === type)?.value ?? 0,
  ) as [number, number, number];
  if (!isWholeYear(year)) return 'incomplete';
  // The constructor moves an impossible day to the last one of the month.
  return new CalendarDate(year, month, day).day === day ? 'whole' : 'impossible';
}

/**
 * What is wrong with what is typed. A day that does not exist is told at once, one that is not
 * whole only after the field has been left.
 */
export function entryMessage(entries: readonly DayEntry[], isLeft: boolean): string | undefined {
  if (entries.includes('impossible')) return copy.impossible;
  const isIncomplete =
    entries.includes('incomplete') || (entries.includes('empty') && entries.includes('whole'));
  return isLeft && isIncomplete ? copy.incomplete : undefined;
}
