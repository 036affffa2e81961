import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { amountCell, type Cell, dayCell, momentCell, moneyCell } from './cells.ts';
import { toCsv } from './to-csv.ts';

const columns = [{ header: 'Nummer', cell: (row: number) => String(row) }];
const textOf = (batches: AsyncIterable<readonly number[]>) => text(Readable.from(toCsv(columns, batches)));

/** Batches of a hundred rows without an end, and what became of them. */
function endless() {
  const seen = { batches: 0, isOver: false };
  async function* batches() {
    try {
      for (;;) {
        yield Array.from({ length: 100 }, (_, index) => seen.batches * 100 + index);
        seen.batches += 1;
      }
    } finally {
      seen.isOver = true;
    }
  }
  return { batches: batches(), seen };
}

test('a table has a head and its rows, as German spreadsheets open them', async () => {
  async function* batches() {
    yield [1, 2];
    yield [-3];
  }
  expect(await textOf(batches())).toBe("\uFEFFNummer\r\n1\r\n2\r\n'-3\r\n");
});

test.each<[Cell, string]>([
  [amountCell(3 * 0.333), '0,999'],
  [amountCell(7 * 1.005), '7,035'],
  [amountCell(0.1 + 0.2), '0,3'],
  [amountCell(99 * 31.499), '3118,401'],
  [amountCell(0), '0'],
  [moneyCell(123_456_789), '1234567,89'],
  [moneyCell(5), '0,05'],
  [dayCell('2027-02-28'), '2027-02-28'],
  [momentCell(new Date('2026-07-01T22:30:00Z')), '2026-07-02 00:30'],
  [momentCell(new Date('2026-12-31T23:00:59Z'), 'second'), '2027-01-01 00:00:59'],
  ['00742', '00742'],
  ['Rampe 7; links', '"Rampe 7; links"'],
  ['@Büro', "'@Büro"],
])('the cell %j is written as %s', async (cell, written) => {
  async function* batches() {
    yield [cell];
  }
  const table = toCsv([{ header: 'A', cell: (row: Cell) => row }], batches());
  expect(await text(Readable.from(table))).toBe(`\uFEFFA\r\n${written}\r\n`);
});

test('who takes no more of a table ends the reading of its rows', async () => {
  const { batches, seen } = endless();
  for await (const part of toCsv(columns, batches)) {
    expect(part).toContain('Nummer');
    break;
  }
  await expect.poll(() => seen.isOver).toBe(true);
});

test('no more rows are read than are taken', async () => {
  const { batches, seen } = endless();
  const wide = [{ header: 'Text', cell: () => 'x'.repeat(10_000) }];
  const table = toCsv(wide, batches);
  await table.next();
  for (let turn = 0; turn < 1000; turn += 1) await new Promise(setImmediate);
  expect(seen.batches).toBeLessThan(3);
  await table.return();
});

test('what keeps rows from being read breaks the table off', async () => {
  async function* batches() {
    yield [1];
    throw new Error('The database is gone');
  }
  await expect(textOf(batches())).rejects.toThrow('The database is gone');
});
