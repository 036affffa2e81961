import type { FormStore } from '@formisch/react';
import {
  getInput,
  insert,
  remove,
  reset,
  setErrors,
  setInput,
  useField,
  useFieldArray,
} from '@formisch/react';
import { fieldPath } from './names.ts';

// The one file that touches Formisch. It keeps values, errors and rows, and tells only the fields that
// changed; it judges nothing, because it would show the errors of the whole form at the first blur.
// Formisch types a path by its literal and its schema; names are checked by `FieldName` instead.

/** A form's values and painted errors. */
export type Store = FormStore;

type AnyPath = [string];

function at(name: string): AnyPath {
  return fieldPath(name) as unknown as AnyPath;
}

/** All input, or what stands at a name. Not for rendering: nothing is subscribed to. */
export function readStore(store: Store, name?: string): unknown {
  return name === undefined ? getInput(store) : getInput(store, { path: at(name) });
}

export function writeStore(store: Store, name: string, value: unknown): void {
  setInput(store, { path: at(name), input: value });
}

/** Writes an error to its field, or takes it away. */
export function paintError(store: Store, name: string, message: string | null): void {
  if (!isInStore(store, name)) return;
  setErrors(store, { path: at(name), errors: message === null ? null : [message] });
}

export function insertRow(store: Store, name: string, row: unknown, index?: number): void {
  insert(store, { path: at(name) as never, at: index, initialInput: row as never });
}

export function removeRow(store: Store, name: string, index: number): void {
  remove(store, { path: at(name) as never, at: index });
}

/** From now on the form has changed where it differs from this input; what stands in it stays. */
export function takeAsInitial(store: Store, input: unknown): void {
  reset(store, { initialInput: input as never, keepInput: true, keepErrors: true });
}

/** What a field of the form renders for. Read only what is needed: reading subscribes. */
export interface StoredField {
  readonly value: unknown;
  readonly error: string | undefined;
}

export function useStoredField(store: Store, name: string): StoredField {
  const field = useField(store, { path: at(name) });
  return {
    get value() {
      return field.input;
    },
    get error() {
      return field.errors?.[0];
    },
  };
}

/** Ids of the rows of a list, each for the life of its row, and the error of the list as a whole. */
export interface StoredRows {
  readonly ids: readonly string[];
  readonly error: string | undefined;
}

export function useStoredRows(store: Store, name: string): StoredRows {
  const rows = useFieldArray(store, { path: at(name) as never });
  return { ids: rows.items, error: rows.errors?.[0] };
}

/** The server may complain about what the form has never heard of. */
function isInStore(store: Store, name: string): boolean {
  let value: unknown = readStore(store);
  for (const key of fieldPath(name)) {
    if (typeof value !== 'object' || value === null || !(key in value)) return false;
    value = (value as Record<string | number, unknown>)[key];
  }
  return true;
}
