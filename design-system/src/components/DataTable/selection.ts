import { createContext, type RefObject } from 'react';

/** Keys of selected rows; `'all'` are those of the whole list, also where only a part of it is known. */
export type Selection = 'all' | ReadonlySet<string>;

/** What a table tells the checkboxes in it. */
export interface TableSelection {
  selectedKeys: Selection;
  onSelectionChange: (keys: Selection) => void;
  /** Of all rows that the table was given, in their order. */
  keys: readonly string[];
  /** The row that was ticked or cleared last: where a range begins. */
  anchorRef: RefObject<string | null>;
}

export const SelectionContext = createContext<TableSelection | undefined>(undefined);

export function isSelected(selection: Selection, key: string): boolean {
  return selection === 'all' || selection.has(key);
}

/** How many of the rows are selected, for the checkbox that stands for them all. */
export function selectedPart(selection: Selection, keys: readonly string[]): 'all' | 'some' | 'none' {
  if (selection === 'all') return 'all';
  const count = keys.reduce((sum, key) => sum + Number(selection.has(key)), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/**
 * The selection with some rows ticked or cleared. Rows of other pages stay as they are; clearing one of `'all'`
 * leaves those that are known.
 */
export function withRows(
  selection: Selection,
  keys: readonly string[],
  changed: readonly string[],
  select: boolean,
): Selection {
  if (selection === 'all' && select) return selection;
  const next = new Set(selection === 'all' ? keys : selection);
  for (const key of changed)
    if (select) next.add(key);
    else next.delete(key);
  return next;
}

/** The rows from one to another, both included, whichever stands first; only `to` if the other is gone. */
export function rowsBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  return start === -1 || end === -1 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
