import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

const fact = (path: string, value: string) => ({ path, label: path.toUpperCase(), value });

test('what is the same is left out', () => {
  expect(fieldChanges([fact('a', '1')], [fact('a', '1')])).toEqual([]);
});

test('what is empty on one side counts as missing there, whether it is left out or not', () => {
  const before = [fact('a', ''), fact('b', '1'), fact('c', '1')];
  const after = [fact('a', '2'), fact('b', ''), fact('d', '3')];
  expect(fieldChanges(before, after)).toEqual([
    { path: 'a', label: 'A', kind: 'added', after: '2' },
    { path: 'b', label: 'B', kind: 'removed', before: '1' },
    { path: 'c', label: 'C', kind: 'removed', before: '1' },
    { path: 'd', label: 'D', kind: 'added', after: '3' },
  ]);
});

test('another value is changed', () => {
  expect(fieldChanges([fact('a', '1')], [fact('a', '2')])).toEqual([
    { path: 'a', label: 'A', kind: 'changed', before: '1', after: '2' },
  ]);
});
