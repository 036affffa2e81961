import { expect, test } from 'vitest';
import { toQuestion } from './to-palette-state.ts';

test.each([
  [' Max\tWeber ', 'Max Weber'],
  ['Halle 1234', 'Halle 1234'],
  ['0034 0433 8364 4263 6597', '0034 0433 8364 4263 6597'],
  ['(00)340433836442636597', '(00)340433836442636597'],
])('asks for what was typed, also where it looks like a number: „%s“', (text, question) => {
  expect(toQuestion(text)).toBe(question);
});

test('asks for nothing that is shorter than two signs', () => {
  expect(toQuestion(' x ')).toBeUndefined();
});
