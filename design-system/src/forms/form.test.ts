import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Form } from './form.ts';
import { useNewForm } from './useForm.ts';

const rules = v.object({
  block: v.object({ city: v.pipe(v.string(), v.nonEmpty('Ort fehlt')), note: v.string() }),
});
const initialInput = { block: { city: 'Kiel', note: '' } };

/** A form as a component makes it. */
function open() {
  let made: Form<typeof rules> | undefined;
  renderToString(
    createElement(() => {
      made = useNewForm(
        () => rules,
        initialInput,
        (store, schema) => new Form(store, schema, { initialInput, report: () => undefined }),
      );
      return null;
    }),
  );
  if (!made) throw new Error('No form was made');
  return made;
}

test('what was saved is no change any more, but what was typed meanwhile is', () => {
  const form = open();
  form.type('block.city', 'Ulm');
  expect(form.submit()).not.toBeNull();
  form.type('block.note', 'Hof');
  form.saved();
  expect(form.read()).toEqual({ block: { city: 'Ulm', note: 'Hof' } });
  expect(form.isChanged()).toBe(true);
  form.type('block.note', '');
  expect(form.isChanged()).toBe(false);
});

test('that something was typed is told with the key, before anything has settled', () => {
  const form = open();
  const told: boolean[] = [];
  form.onChanged(() => told.push(form.isChanged()));
  form.type('block.city', 'U');
  form.type('block.city', 'Ul');
  expect(told).toEqual([true]);
  form.type('block.city', 'Kiel');
  form.flush();
  expect(told).toEqual([true, false]);
});

test('a complaint of the server goes with the content in which its field stands', () => {
  const form = open();
  // The order on the page needs one.
  vi.spyOn(form.places, 'sorted').mockImplementation((names) => [...names]);
  form.showProblems([{ path: ['block', 'city'], message: 'Diesen Ort gibt es nicht' }]);
  expect(form.errors.messageAt('block.city')).toBe('Diesen Ort gibt es nicht');
  form.setAll({ block: { city: 'Ulm', note: '' } });
  expect(form.errors.messageAt('block.city')).toBeUndefined();
});
