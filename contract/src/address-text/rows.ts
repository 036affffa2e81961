import { headsOf } from './address-labels.ts';
import { likenessOfStreet } from './recognized-street.ts';

/** The first address of a table, with its heads where it has any, and how many follow. */
export interface FirstOfTable {
  readonly text: string;
  readonly furtherRows: number;
}

/** A text of rows that are an address each, as they are copied from a spreadsheet; any other text is one address. */
export function firstOfTable(text: string): FirstOfTable {
  const rows = text.split(/[\r\n]+/u).filter((row) => row.trim() !== '');
  const [first = '', second = ''] = rows;
  if (rows.length > 2 && headsOf(first)) return { text: `${first}\n${second}`, furtherRows: rows.length - 2 };
  const addresses = rows.filter(isAddress);
  const [address = text] = addresses;
  // A head in other words than those that are known may stand above them.
  return addresses.length > 1 && addresses.length >= rows.length - 1
    ? { text: address, furtherRows: addresses.length - 1 }
    : { text, furtherRows: 0 };
}

/** Three cells, one of them a street and a later one the place. */
function isAddress(row: string): boolean {
  const cells = row.split(/\t|;|,/u).map((cell) => cell.replaceAll('"', '').trim());
  const street = cells.findIndex((cell) => likenessOfStreet(cell) > 0);
  const isPlace = (cell: string, at: number) =>
    at > street && /^(?:\p{Lu}{1,3}-)?\d{4,6}(?: \p{L}|$)/u.test(cell);
  return cells.length > 2 && street !== -1 && cells.some(isPlace);
}
