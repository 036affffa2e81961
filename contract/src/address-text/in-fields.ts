import { storable } from '../rules/storable.ts';
import { textInLines } from './text-in-lines.ts';

/**
 * A text of a table that is longer than its field, as it goes on in those behind it: at a word, and where they are empty,
 * as an address is pasted. Where it has room, or not even there, nothing is said of the fields.
 *
 * @param values what was read; what is no text is left to the rules
 * @param keys the field, and those in which it may go on
 * @param most characters of each
 */
export function inFields<const Key extends string>(
  values: Readonly<Record<string, unknown>>,
  keys: readonly Key[],
  most: number,
): { readonly [K in Key]?: string } {
  const [first, ...further] = keys.map((key) => values[key] ?? '');
  if (typeof first !== 'string' || further.some((value) => value !== '')) return {};
  const text = storable(first).trim();
  // Longer ones have no room in any case, and might have no end.
  const parts = text.length > most * keys.length ? [] : textInLines(text, most);
  if (parts.length < 2 || parts.length > keys.length) return {};
  return Object.fromEntries(keys.map((key, at) => [key, parts[at] ?? ''])) as Record<Key, string>;
}
