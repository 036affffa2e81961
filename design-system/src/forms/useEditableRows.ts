import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type * as v from 'valibot';
import type { FormField } from './field.ts';
import type { Form, Rules } from './form.ts';
import type { FieldName } from './names.ts';
import { useRows } from './useField.ts';

interface Options<Row> {
  /** What a new row begins with. */
  readonly blank: () => Row;
  /** The key of the field of a row in which typing goes on. */
  readonly firstField: keyof Row & string;
}

export interface EditableRows {
  /** Ids of the rows, each for the life of its row. */
  readonly ids: readonly string[];
  /** What is wrong with the list as a whole. */
  readonly error: string | undefined;
  /** Index of the row that was removed last, until the next change of the rows; null where none was. */
  readonly removedAt: number | null;
  /** Goes to the button that puts the removed row back: it takes the focus. */
  readonly undoButton: RefObject<HTMLButtonElement | null>;
  readonly add: () => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly undo: () => void;
}

/** Rows that are added, duplicated and removed; a removed one can be put back until the next change of the rows. */
export function useEditableRows<Schema extends Rules, Row>(
  form: Form<Schema>,
  list: FormField<Row[]>,
  { blank, firstField }: Options<Row>,
): EditableRows {
  const { ids, error } = useRows(list);
  const [removed, setRemoved] = useState<{ readonly row: Row; readonly at: number } | null>(null);
  const rowToFocus = useRef<number | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  // A field of the form knows its own name.
  const name = list.name as FieldName<v.InferInput<Schema>>;

  const insert = useCallback(
    (row: Row, at: number) => {
      rowToFocus.current = at;
      form.insertRow(name, row, at);
      setRemoved(null);
    },
    [form, name],
  );
  const duplicate = useCallback(
    (index: number) => {
      const row = list.read()[index];
      if (row !== undefined) insert(row, index + 1);
    },
    [list, insert],
  );
  const remove = useCallback(
    (index: number) => {
      const row = list.read()[index];
      form.removeRow(name, index);
      if (row !== undefined) setRemoved({ row, at: index });
    },
    [form, list, name],
  );

  // A new row takes the focus, so that typing goes on in it.
  useEffect(() => {
    if (rowToFocus.current === null) return;
    const first = `${name}.${rowToFocus.current}.${firstField}`;
    document.getElementById(form.places.idOf(first))?.focus();
    rowToFocus.current = null;
  });

  // The button that was pressed is gone with its row; the focus goes on to the way back.
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  return {
    ids,
    error,
    removedAt: removed?.at ?? null,
    undoButton,
    add: () => insert(blank(), ids.length),
    duplicate,
    remove,
    undo: () => removed && insert(removed.row, removed.at),
  };
}
