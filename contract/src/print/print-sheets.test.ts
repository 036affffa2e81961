import { expect, test } from 'vitest';
import { A4_POINTS, onSheets, withCopies } from './print-sheets.ts';

const [width, height] = A4_POINTS;

test('labels fill a sheet row by row, and go on on the next', () => {
  const sheets = onSheets(['a', 'b', 'c', 'd', 'e'], { position: 1, copies: 1 });
  expect(sheets).toEqual([
    [
      { page: 'a', left: 0, top: 0 },
      { page: 'b', left: width / 2, top: 0 },
      { page: 'c', left: 0, top: height / 2 },
      { page: 'd', left: width / 2, top: height / 2 },
    ],
    [{ page: 'e', left: 0, top: 0 }],
  ]);
});

test('the first sheet begins where it has room, and copies stand beside each other', () => {
  const sheets = onSheets(['a', 'b'], { position: 4, copies: 2 });
  expect(sheets.map((sheet) => sheet.map(({ page }) => page))).toEqual([['a'], ['a', 'b', 'b']]);
  expect(sheets[0]).toEqual([{ page: 'a', left: width / 2, top: height / 2 }]);
  expect(withCopies(['a', 'b'], { copies: 3 })).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
});
