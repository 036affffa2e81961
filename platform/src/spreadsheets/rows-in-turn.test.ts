import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';
import { toXlsx } from './to-xlsx.ts';

const columns = [{ header: 'Nummer', cell: (row: number) => String(row) }];

test.each([
  ['CSV', toCsv],
  ['Excel', toXlsx],
])('everything else gets its turn while a table is made as %s', async (_, toTable) => {
  async function* batches() {
    yield Array.from({ length: 2000 }, (_row, index) => index);
  }
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await buffer(Readable.from(toTable(columns, batches())));
  isOver = true;
  expect(turns).toBeGreaterThan(15);
});
