import { expect, it } from 'vitest';
import { composedIn, keepComposed } from './keep-composed.ts';

const copy = {
  title: 'Sendungen',
  found: (count: number, what: string) => `${count}\u00A0${what}`,
  inner: { day: (day: string) => ({ title: `Am ${day}`, count: 3 }) },
};
keepComposed('a.copy.ts#copy', copy);

it('finds what was said where it stands, and nowhere else', () => {
  copy.found(1, 'Sendung');
  copy.found(7, 'Kontakte');
  expect(composedIn(['Heute: 1 Sendung.', '11 Sendungen'])).toEqual({
    'a.copy.ts#copy.found': ['1\u00A0Sendung'],
  });
  expect(composedIn(['11 Sendungen', 'Sendung'])).toEqual({});
});

it('reads the texts in what a function gives back', () => {
  expect(copy.inner.day('Montag')).toEqual({ title: 'Am Montag', count: 3 });
  expect(composedIn(['Am Montag'])).toEqual({ 'a.copy.ts#copy.inner.day': ['Am Montag'] });
});

it('gives a function of its own back', () => {
  const kept = keepComposed('a.copy.ts#label', (index: number) => `Zeile ${index}`) as (
    index: number,
  ) => string;
  expect(kept(2)).toBe('Zeile 2');
  expect(composedIn(['Zeile 2'])).toEqual({ 'a.copy.ts#label': ['Zeile 2'] });
});
