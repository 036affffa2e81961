import { Zip, ZipDeflate } from 'fflate';
import type { Cell, SheetColumn } from './cells.ts';
import { rowsInTurn } from './rows-in-turn.ts';
import { escapeXml, packageParts, sheetEnd, sheetStart, styleOf } from './xlsx-parts.ts';

/** Rows that Excel opens in one sheet, without the one of heads. */
const ROWS_OF_A_SHEET = 1_048_575;
/** Characters that are gathered before they are packed. */
const PIECE = 32 * 1024;
const encoder = new TextEncoder();

/**
 * A table as an Excel file. Texts are texts, whatever they look like: nothing is calculated, and numbers keep
 * their zeros and all their digits. Days, moments and amounts are what they are to a spreadsheet.
 *
 * Only what somebody takes is made, and nothing is held but the piece in hand. What no longer fits into a sheet
 * stands in a further one.
 *
 * @param batches rows, read as they are needed
 */
export async function* toXlsx<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  rowsOfSheet: number = ROWS_OF_A_SHEET,
): AsyncGenerator<Uint8Array, void> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 3 });
    zip.add(file);
    return file;
  };
  const heads = columns.map(({ header }) => header);
  let sheets = 0;
  let rows = 0;
  let gathered = '';
  const begin = () => {
    sheets += 1;
    rows = 1;
    gathered = sheetStart(columns.length) + rowOf(1, heads);
    return add(`xl/worksheets/sheet${sheets}.xml`);
  };
  let sheet = begin();
  for await (const row of rowsInTurn(batches)) {
    if (rows > rowsOfSheet) {
      sheet.push(encoder.encode(gathered + sheetEnd), true);
      sheet = begin();
    }
    rows += 1;
    gathered += rowOf(
      rows,
      columns.map(({ cell }) => cell(row)),
    );
    if (gathered.length < PIECE) continue;
    sheet.push(encoder.encode(gathered));
    gathered = '';
    yield* made.splice(0);
  }
  sheet.push(encoder.encode(gathered + sheetEnd), true);
  for (const [name, text] of packageParts(sheets)) add(name).push(encoder.encode(text), true);
  zip.end();
  yield* made.splice(0);
}

function rowOf(number: number, cells: readonly Cell[]): string {
  const inner = cells
    .map((cell, index) => (cell === '' ? '' : cellOf(cell, `${letters(index)}${number}`, number === 1)))
    .join('');
  return `<row r="${number}">${inner}</row>`;
}

/** „A“ to „Z“, „AA“ and so on. */
function letters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

function cellOf(cell: Cell, place: string, isHead: boolean): string {
  if (typeof cell === 'string') {
    const style = isHead ? styleOf.head : styleOf.text;
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  const [style, value] = numberOf(cell);
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

function numberOf(cell: Exclude<Cell, string>): readonly [style: number, value: number] {
  if ('amount' in cell) return [styleOf.amount, cell.amount];
  if ('cents' in cell) return [styleOf.money, cell.cents / 100];
  if ('day' in cell) return [styleOf.day, serialOf(cell.day)];
  const isToSecond = cell.moment.length > 'yyyy-MM-dd HH:mm'.length;
  return [isToSecond ? styleOf.second : styleOf.minute, serialOf(cell.moment)];
}

const MS_PER_DAY = 86_400_000;
/** Of 1 January 1970, counted from the day that spreadsheets begin with. */
const SERIAL_OF_1970 = 25_569;

/** Spreadsheets count days, and know of no zone. */
function serialOf(text: string): number {
  const [day = '', clock = '00:00'] = text.split(' ');
  return Date.parse(`${day}T${clock}Z`) / MS_PER_DAY + SERIAL_OF_1970;
}
