import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify';

/** A column of a table: its head, and what stands in a row. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => string;
}

/**
 * A table as German spreadsheets open it: UTF-8 with a byte order mark, semicolons, decimal commas. A cell
 * that a spreadsheet would calculate (`=`, `+`, `-`, `@` and blanks at its beginning) gets an apostrophe.
 *
 * Whoever takes no more of it ends the reading, and everything else gets its turn now and then.
 *
 * @param batches rows, read as they are needed
 */
export async function* toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
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

/** Rows that are made without a pause: some ten milliseconds in which nothing else happens. */
const ROWS_AT_A_TIME = 100;

async function* recordsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string[], void> {
  let made = 0;
  for await (const rows of batches) {
    for (const row of rows) {
      if (made % ROWS_AT_A_TIME === 0) await setImmediate();
      made += 1;
      yield columns.map(({ cell }) => cell(row));
    }
  }
}
