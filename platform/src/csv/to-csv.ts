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
  // What is not taken yet holds up the reading of what follows.
  const writing = write(table, columns, batches);
  yield* table as AsyncIterable<string>;
  await writing;
}

type Table = ReturnType<typeof stringify>;

async function write<Row>(
  table: Table,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<void> {
  try {
    for await (const rows of batches) {
      for (const row of rows) {
        const record = columns.map(({ cell }) => cell(row));
        if (!table.write(record)) await new Promise((resolve) => table.once('drain', resolve));
      }
    }
    table.end();
  } catch (error) {
    table.destroy(error as Error);
  }
}
