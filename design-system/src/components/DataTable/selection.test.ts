import { describe, expect, it } from 'vitest';
import { rowsBetween, selectedPart, withRows } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('selected rows', () => {
  it.each([
    ['none', new Set<string>()],
    ['none', new Set(['of another page'])],
    ['some', new Set(['b'])],
    ['all', new Set(keys)],
    ['all', 'all' as const],
  ])('are %s', (part, selection) => {
    expect(selectedPart(selection, keys)).toBe(part);
  });

  it('are never all of an empty table', () => {
    expect(selectedPart(new Set(), [])).toBe('none');
  });

  it('keep those of other pages', () => {
    expect(withRows(new Set(['z', 'a']), keys, ['a', 'b'], true)).toEqual(new Set(['z', 'a', 'b']));
    expect(withRows(new Set(['z', 'a']), keys, keys, false)).toEqual(new Set(['z']));
  });

  it('are the known ones once a row of the whole list is cleared', () => {
    expect(withRows('all', keys, ['b'], false)).toEqual(new Set(['a', 'c', 'd']));
    expect(withRows('all', keys, ['b'], true)).toBe('all');
  });

  it('are not changed in place', () => {
    const before = new Set(['a']);
    withRows(before, keys, ['b'], true);
    expect(before).toEqual(new Set(['a']));
  });
});

describe('a range', () => {
  it('goes either way', () => {
    expect(rowsBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rowsBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it.each([null, 'filtered out'])('is one row without a beginning (%s)', (from) => {
    expect(rowsBetween(keys, from, 'c')).toEqual(['c']);
  });
});
