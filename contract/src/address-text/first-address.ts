import { headsOf, ofDelivery } from './address-labels.ts';
import { likenessOfStreet } from './recognized-street.ts';

/** The first address of several, of a table with its heads, and how many follow. */
export interface FirstAddress {
  readonly text: string;
  readonly further: number;
}

/**
 * Parts addresses that were copied together: rows of a spreadsheet, and paragraphs. A mail that says which one parcels
 * go to stays whole.
 */
export function firstAddress(text: string): FirstAddress {
  const rows = text.split(/[\r\n]+/u).filter((row) => row.trim() !== '');
  const [head = '', first = ''] = rows;
  if (rows.length > 2 && headsOf(head)) return { text: `${head}\n${first}`, further: rows.length - 2 };
  if (ofDelivery(rows) !== rows) return { text, further: 0 };
  return firstOf(rows, /\t|;|,/u) ?? firstOf(text.split(/\n\s*\n/u), /\n/u) ?? { text, further: 0 };
}

/** Where all parts are an address, but for a title above or a greeting below them. */
function firstOf(parts: readonly string[], separator: RegExp): FirstAddress | undefined {
  const addresses = parts.filter((part) => isAddress(part, separator));
  const [text = ''] = addresses;
  const areAll = addresses.length > 1 && addresses.length >= parts.length - 1;
  return areAll ? { text, further: addresses.length - 1 } : undefined;
}

/** Three cells, one of them a street and a later one the place. */
function isAddress(part: string, separator: RegExp): boolean {
  const cells = part.split(separator).map((cell) => cell.replaceAll('"', '').trim());
  const street = cells.findIndex((cell) => likenessOfStreet(cell) > 0);
  const isPlace = (cell: string, at: number) =>
    at > street && /^(?:\p{Lu}{1,3}-)?\d{4,6}(?: \p{L}|$)/u.test(cell);
  return cells.length > 2 && street !== -1 && cells.some(isPlace);
}
