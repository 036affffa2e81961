import { tableMediaTypes } from 'contract';
import type { TableFormat } from 'contract';
import type { StreamedFile } from '../api/handler.ts';
import type { SheetColumn } from './cells.ts';
import { toCsv } from './to-csv.ts';
import { toXlsx } from './to-xlsx.ts';

export interface Sheet<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** Rows, read as they are needed. */
  readonly batches: AsyncIterable<readonly Row[]>;
}

/** A table as the kind of file that is asked for. */
export function sheetFile<Row>(format: TableFormat, { name, columns, batches }: Sheet<Row>): StreamedFile {
  return {
    parts: format === 'xlsx' ? toXlsx(columns, batches) : toCsv(columns, batches),
    fileName: `${name}.${format}`,
    mediaType: format === 'csv' ? `${tableMediaTypes.csv}; charset=utf-8` : tableMediaTypes[format],
  };
}
