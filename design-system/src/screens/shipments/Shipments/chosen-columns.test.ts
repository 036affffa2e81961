import { expect, test } from 'vitest';
import { standardColumns, toColumns } from './chosen-columns.ts';

test('what was kept is read as columns that there are, in the order of the table', () => {
  expect(toColumns(['price', 'status', 'gone'])).toEqual(['status', 'number', 'recipient', 'price']);
  expect(toColumns([])).toEqual(['number', 'recipient']);
});

test.each([undefined, null, 'status', {}])('%j are the columns of everybody', (kept) => {
  expect(toColumns(kept)).toBe(standardColumns);
});
