import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
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
