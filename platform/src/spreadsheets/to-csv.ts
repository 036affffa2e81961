import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Cell, SheetColumn } from './cells.ts';
import { rowsInTurn } from './rows-in-turn.ts';

/**
 * A table as German spreadsheets open it: UTF-8 with a byte order mark, semicolons, decimal commas, days and
 * moments as ISO 8601 writes them, which every spreadsheet takes for what they are. A cell that a spreadsheet
 * would calculate (`=`, `+`, `-`, `@` and blanks at its beginning) gets an apostrophe.
 *
 * Whoever takes no more of it ends the reading, and everything else gets its turn now and then.
 *
 * @param batches rows, read as they are needed
 */
export async function* toCsv<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  const table = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    header: true,
    columns: columns.map(({ header }) => header),
  });
  table.setEncoding('utf8');
  // What goes wrong on one side ends the other, where it is heard.
  yield* pipeline(Readable.from(recordsOf(columns, batches)), table, () => {}) as AsyncIterable<string>;
}

async function* recordsOf<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string[], void> {
  for await (const row of rowsInTurn(batches)) yield columns.map(({ cell }) => textOf(cell(row)));
}

function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if ('day' in cell) return cell.day;
  if ('moment' in cell) return cell.moment;
  return numberText('cents' in cell ? cell.cents / 100 : cell.amount);
}

/** „1234,5“: no spreadsheet takes separators of thousands for a number's own. */
function numberText(value: number): string {
  return value.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 6 });
}
