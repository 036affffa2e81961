import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useAfterPress } from '../components/Field/press.ts';
import type { Announcement } from './announcements.ts';
import type { Place, PlacesNow } from './field-places.ts';
import type { FieldHost, FormField } from './field.ts';
import type { StoredRows } from './store.ts';
import { useStoredField, useStoredRows } from './store.ts';

/** Value and error of one field. It renders for what is read, of that field alone. */
export interface Bound<Value> {
  readonly value: Value;
  readonly error: string | undefined;
}

export function useField<Value>({ host, name }: FormField<Value>): Bound<Value> {
  return useStoredField(host.store, name) as Bound<Value>;
}

/** Ids of the rows of a list, each for the life of its row, and the error of the list as a whole. */
export function useRows({ host, name }: FormField<readonly unknown[]>): StoredRows {
  return useStoredRows(host.store, name);
}

/**
 * The value of a field for what is derived from it. It follows the keys with the delay of the
 * reports, so that typing renders nothing.
 */
export function useSettled<Value>({ host, name }: FormField<Value>): Value {
  return useSyncExternalStore(host.onSettle, () => host.settledValueOf(name)) as Value;
}

/** A text as the form holds it; one that may be left out is empty. */
export type TextValue = string | null | undefined;

/** The text of a field, with the same delay. */
export function useSettledText(field: FormField<TextValue>): string {
  return useSettled(field) ?? '';
}

/** Tells the form that the field stands here, and how it is called; for controls that are bound by hand. */
export function useFieldPlace(
  { host, name }: FormField<unknown>,
  label: string,
  { isWhole = false }: Pick<Place, 'isWhole'> = {},
): void {
  useLayoutEffect(() => host.places.add(name, { label, isWhole }), [host, name, label, isWhole]);
}

/** Where the fields stand, for what depends on their order: it follows fields that come and go. */
export function usePlaces({ places }: Pick<FieldHost, 'places'>): PlacesNow {
  return useSyncExternalStore(places.subscribe, places.now);
}

/** What was last said to those who cannot see it happen. */
export function useAnnouncements({
  announcements,
}: Pick<FieldHost, 'announcements'>): readonly Announcement[] {
  return useSyncExternalStore(announcements.subscribe, announcements.recent);
}

/**
 * Ties a native control to a text of the form. The control keeps its text itself, so that a key
 * renders nothing; it takes over what comes from elsewhere (address book, swap, documents).
 *
 * @param written how what was typed is written; it is so as soon as the field is left
 */
export function useTyping<Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  field: FormField<TextValue>,
  written?: (typed: string) => string,
) {
  const input = useRef<Control>(null);
  const isTyped = useRef(false);

  useLayoutEffect(() => {
    const takeOver = () => {
      const text = field.read() ?? '';
      if (input.current && input.current.value !== text) input.current.value = text;
    };
    takeOver();
    return field.host.onFill(takeOver);
  }, [field]);

  const handleChange = useCallback(
    (value: string) => {
      isTyped.current = true;
      field.type(value);
    },
    [field],
  );
  const afterPress = useAfterPress();
  // A message below the field would move away what is being pressed.
  const handleBlur = useCallback(
    () =>
      afterPress(() => {
        // Whoever is back by now, or in another window only, has not left: nothing changes under their cursor.
        if (written && isTyped.current && input.current && input.current !== document.activeElement) {
          isTyped.current = false;
          input.current.value = written(input.current.value);
          field.type(input.current.value);
        }
        field.leave();
      }),
    [afterPress, field, written],
  );
  return { input, handleChange, handleBlur };
}
