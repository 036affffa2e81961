import { describe, expect, it } from 'vitest';
import { mountedRows, withFocusedRow } from './row-window.ts';

const range = { startIndex: 40, endIndex: 42, overscan: 1, count: 100 };

function item(index: number) {
  return { key: index, index, start: 30 + index * 10, end: 40 + index * 10, size: 10, lane: 0 };
}

describe('the rows to mount', () => {
  it('are those in sight', () => {
    expect(withFocusedRow(range, -1)).toEqual([39, 40, 41, 42, 43]);
  });

  it.each([
    [0, [0, 1, 39, 40, 41, 42, 43]],
    [38, [37, 38, 39, 40, 41, 42, 43]],
    [99, [39, 40, 41, 42, 43, 98, 99]],
  ])('and the one with the focus (%i) with its neighbours', (focused, expected) => {
    expect(withFocusedRow(range, focused)).toEqual(expected);
  });
});

describe('the space of rows that are not there', () => {
  it('lies before, between and after the mounted ones', () => {
    expect(mountedRows([item(0), item(1), item(40), item(41)], 30, 1000)).toEqual({
      rows: [
        { index: 0, gapBefore: 0 },
        { index: 1, gapBefore: 0 },
        { index: 40, gapBefore: 380 },
        { index: 41, gapBefore: 0 },
      ],
      gapAfter: 580,
    });
  });

  it('is everything as long as no row is mounted', () => {
    expect(mountedRows([], 30, 1000)).toEqual({ rows: [], gapAfter: 1000 });
  });
});
