import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readExcel from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { amountCell, type Cell, dayCell, momentCell, moneyCell } from './cells.ts';
import { toXlsx } from './to-xlsx.ts';

const columns = [{ header: 'Nummer', cell: (row: Cell) => row }];

async function* inOne(rows: readonly Cell[]) {
  yield rows;
}

async function sheetsOf(rows: readonly Cell[], rowsOfSheet?: number) {
  const file = await buffer(Readable.from(toXlsx(columns, inOne(rows), rowsOfSheet)));
  return readExcel(file);
}

/** Parts of a day are binary fractions; spreadsheets show the nearest second. */
function toSecond(date: Date) {
  return new Date(Math.round(date.getTime() / 1000) * 1000);
}

/** What a spreadsheet reads of cells below one another. */
async function readBack(rows: readonly Cell[]) {
  const [sheet] = await sheetsOf(rows);
  return sheet?.data.slice(1).map(([value]) => (value instanceof Date ? toSecond(value) : value));
}

test.each([
  '01067',
  '00340434161094027318',
  '=1+1',
  '+49 431 5550133',
  '-3',
  '@Büro',
  '1E5',
  '2-3',
  'Müller & Söhne <Kiel> "Nord"',
  '_x0041_',
  'zwei\nZeilen',
  'WAHR',
  '12/2027',
  '1,5',
  '00E12',
  '＝SUMME(A1)',
  "'00049",
  '9.',
  '0x1F',
  'DE89 3704 0044 0532 0130 00',
  '1.1.',
])('the text „%s“ stays as it is', async (text) => {
  expect(await readBack([text])).toEqual([text]);
});

test('what XML cannot hold falls away, and nothing else of the text', async () => {
  expect(await readBack(['a\u0000b\u000Bc\uFFFFd'])).toEqual(['abcd']);
});

test('numbers are numbers, and days and moments are dates', async () => {
  const at = new Date('2026-07-01T22:30:15Z');
  expect(
    await readBack([
      amountCell(0.375),
      amountCell(0.1 + 0.2),
      moneyCell(1240),
      dayCell('2026-12-24'),
      momentCell(at),
      momentCell(at, 'second'),
    ]),
  ).toEqual([
    0.375,
    0.3,
    12.4,
    new Date('2026-12-24T00:00:00Z'),
    new Date('2026-07-02T00:30:00Z'),
    new Date('2026-07-02T00:30:15Z'),
  ]);
});

test('what no longer fits into a sheet stands in a further one, below its own head', async () => {
  const sheets = await sheetsOf(['a', 'b', 'c', 'd', 'e'], 2);
  expect(sheets.map(({ data }) => data.flat())).toEqual([
    ['Nummer', 'a', 'b'],
    ['Nummer', 'c', 'd'],
    ['Nummer', 'e'],
  ]);
});

test('who takes no more of it ends the reading, and no more rows are read than are taken', async () => {
  const seen = { batches: 0, isOver: false };
  async function* endless() {
    try {
      for (;;) {
        yield Array.from({ length: 100 }, () => crypto.randomUUID());
        seen.batches += 1;
      }
    } finally {
      seen.isOver = true;
    }
  }
  const parts = toXlsx(columns, endless());
  await parts.next();
  const read = seen.batches;
  expect(read).toBeLessThan(20);
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  expect(seen.batches).toBe(read);
  await parts.return();
  expect(seen.isOver).toBe(true);
});
