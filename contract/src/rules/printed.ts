import { printedCharacters } from './printed-characters.data.ts';

/** `20-7e a0` becomes `\u{20}-\u{7e}\u{a0}`. */
const ranges = printedCharacters.replaceAll(/[\da-f]+/g, String.raw`\u{$&}`).replaceAll(' ', '');
const unprinted = new RegExp(`[^${ranges}]`, 'gu');

/** How many characters a complaint names. */
const NAMED = 3;

/**
 * The characters of a composed text that the label's typefaces do not have, each once and in their
 * order; of many the first ones. Empty for a text that prints.
 */
export function unprintedCharacters(text: string): string {
  const found = [...new Set(text.match(unprinted))];
  return found.length > NAMED ? `${found.slice(0, NAMED).join('')}…` : found.join('');
}
