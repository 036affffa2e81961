import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from './useForm.ts';
import type { SubmitError } from './useSending.ts';

afterEach(cleanup);

const rules = () =>
  v.object({
    city: v.pipe(v.string(), v.nonEmpty('Pflichtfeld'), v.minLength(3, 'Zu kurz')),
    note: v.string(),
  });
const complaint = (): SubmitError => ({
  title: 'Nicht gespeichert.',
  text: 'Prüfen Sie die Felder.',
  fields: [{ path: ['city'], message: 'Den Ort gibt es nicht.' }],
});

interface Sending {
  readonly pending: boolean;
  readonly submitError: SubmitError | null;
}

function open() {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  const initialInput = { city: 'Kiel', note: '' };
  const initialProps: Sending = { pending: false, submitError: null };
  const { result, rerender } = renderHook(
    (sending: Sending) => useForm({ rules, initialInput, onSubmit, onChange, ...sending }),
    { initialProps },
  );
  return {
    onChange,
    onSubmit,
    form: () => result.current.form,
    attempt: () => result.current.overview.attempt,
    type: (city: string) => act(() => result.current.form.type('city', city)),
    send: () => act(() => result.current.submit()),
    answer: (submitError: SubmitError | null) => {
      rerender({ pending: true, submitError: null });
      rerender({ pending: false, submitError });
    },
  };
}

test('the same complaint after another attempt is shown again', () => {
  const { form, send, answer, attempt } = open();
  for (const expected of [1, 2]) {
    send();
    answer(complaint());
    expect(form().errors.messageAt('city')).toBe('Den Ort gibt es nicht.');
    expect(attempt()).toBe(expected);
  }
});

test('what is sent is put away before, so that a reload sends the same', () => {
  const { type, send, onChange, onSubmit } = open();
  type('Ulm');
  send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ city: 'Ulm', note: '' });
  expect(onChange).toHaveBeenLastCalledWith({ city: 'Ulm', note: '' });
});

test.each([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('what was typed is put away at once when the page is %s', (_, happen) => {
  const { type, onChange } = open();
  type('Ulm');
  expect(onChange).not.toHaveBeenCalled();
  act(() => void happen());
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ city: 'Ulm', note: '' });
});

test('a field says the first thing that is wrong with it', () => {
  const { form, type, send, onSubmit } = open();
  type('');
  send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(form().errors.messageAt('city')).toBe('Pflichtfeld');
});

test('what was never sent is not saved', () => {
  const { form, type } = open();
  type('Ulm');
  act(() => form().saved());
  expect(form().isChanged()).toBe(true);
});
