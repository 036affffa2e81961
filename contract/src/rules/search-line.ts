import * as v from 'valibot';
import { storable } from './storable.ts';

/** As many characters of a search are looked at. */
export const LONGEST_SEARCH = 100;

/** A text as it may be searched for: what parts a scanned barcode (GS) stays there, as the sign that shows it. */
export function searchable(text: string): string {
  return storable(text.replaceAll('\u001D', '\u241D'));
}

/** What is searched for: anything that can be typed. */
export function searchText() {
  return v.optional(v.pipe(v.string(), v.transform(searchable), v.trim(), v.maxLength(LONGEST_SEARCH)), '');
}

/** What is searched for when somebody types or pastes this: one line, no longer than a search may be. */
export function searchLine(text: string): string {
  const line = searchable(text).replace(/\s+/g, ' ').trim();
  // A cut may leave half of a character behind.
  return storable(line.slice(0, LONGEST_SEARCH)).trim();
}
