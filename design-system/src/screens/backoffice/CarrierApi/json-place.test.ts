import { expect, test } from 'vitest';
import { placeOf, readJson } from './json-place.ts';

test.each([
  ['{\n  name: 1\n}', 'character', 2, 3],
  ['{"a": }', 'value', 1, 7],
  ['', 'value', 1, 1],
  ['{"a" 1}', 'colon', 1, 6],
  ['{\n  "a": 1\n  "b": 2\n}', 'comma', 3, 3],
  ['{"a": [1', 'bracket', 1, 9],
  ['{"a": "b\n}', 'quote', 1, 7],
  ['{} {}', 'end', 1, 4],
  ['{"a": 1,}', 'name', 1, 9],
  ['{"a": 1} // no', 'character', 1, 10],
])('%j is wrong at its place', (text, fault, line, column) => {
  expect(readJson(text)).toEqual({ fault, at: { line, column } });
});

test.each(['{}', '[1, -2.5e3, true, null]', '{"a": {"b": ["\\u00e4", ""]}}', ' "x" \n', '0'])(
  '%s is read as the platform reads it',
  (text) => expect(readJson(text)).toEqual({ value: JSON.parse(text) as unknown }),
);

test('a value is found where it stands, and a missing one in what should hold it', () => {
  const text = '{\n  "from": {\n    "city": "Kiel"\n  },\n  "packages": [{}, 5]\n}';
  expect(placeOf(text, ['from', 'city'])).toEqual({ line: 3, column: 13 });
  expect(placeOf(text, ['packages', 1])).toEqual({ line: 5, column: 20 });
  expect(placeOf(text, ['from', 'countryCode'])).toEqual({ line: 2, column: 11 });
  expect(placeOf(text, ['to', 'countryCode'])).toEqual({ line: 1, column: 1 });
});
