import { expect, test } from 'vitest';
import { followSearch, type TypedSearch, typeSearch } from './search-text.ts';

/** What a field shows. */
const shown = (typed: TypedSearch | null, asked: string) => followSearch(typed, asked)?.text ?? asked;

/** Types key by key while the list is asked for `asked`. */
function typeKeys(text: string, asked = '', before: TypedSearch | null = null): TypedSearch {
  let typed = before;
  for (let end = 1; end <= text.length; end += 1) typed = typeSearch(typed, asked, text.slice(0, end));
  if (!typed) throw new Error('Nothing was typed.');
  return typed;
}

test('what is typed stands there before and after the list was asked for it', () => {
  const typed = typeKeys('Kiel');
  expect(shown(typed, '')).toBe('Kiel');
  expect(shown(typed, 'Kiel')).toBe('Kiel');
});

test('a blank at the end is not taken away from whoever goes on typing', () => {
  expect(shown(typeKeys('Kiel '), 'Kiel')).toBe('Kiel ');
});

test('a search that has been typed on meanwhile takes nothing away', () => {
  expect(shown(typeKeys('Kiel'), 'Ki')).toBe('Kiel');
});

test('a reset empties the field, and the way back fills it', () => {
  const arrived = followSearch(typeKeys('Kiel'), 'Kiel');
  expect(shown(arrived, '')).toBe('');
  const afterReset = followSearch(arrived, '');
  expect(afterReset).toBeNull();
  expect(shown(afterReset, 'Kiel')).toBe('Kiel');
});

test('a field that is typed in again after that is typed in anew', () => {
  const arrived = followSearch(typeKeys('Kiel'), 'Kiel');
  const again = typeSearch(followSearch(arrived, 'Bremen'), 'Bremen', 'Breme');
  expect(shown(again, 'Bremen')).toBe('Breme');
  expect(shown(again, 'Kiel')).toBe('Kiel');
});
