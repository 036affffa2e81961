import Papa from 'papaparse';
import { decode, type Encoding } from './decode.ts';

/** A row with its number in the file, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly delimiter: string;
  readonly encoding: Encoding;
  /** Without those in which nothing stands. */
  readonly rows: readonly TableRow[];
}

/** The table in a file. Rows are counted as a spreadsheet does: one that holds line breaks is one. */
export function readTable(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes);
  // The end of the last line begins no other, which the guess of the sign between cells would count.
  const { data, meta } = Papa.parse<string[]>(text.replace(/(?<![\r\n])[\r\n]+$/, ''), {
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const rows = data.flatMap((cells, index): TableRow[] =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ line: index + 1, cells }],
  );
  return { delimiter: meta.delimiter, encoding, rows };
}

/** Rows as a file that is read as it was written, and that German spreadsheets open. */
export function writeTable(rows: readonly (readonly string[])[]): Blob {
  const text = Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n' });
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
