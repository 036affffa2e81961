const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const otherLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ß: 'ss',
};

function replaceLetters(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => letters[letter] ?? letter);
}

/** Drops accents and all case and blank differences. */
function plain(text: string): string {
  const lower = replaceLetters(text.normalize('NFC').toLowerCase(), otherLetters);
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

/** The text as a person searches for it: lower case, „ä“ as „ae“, „ß“ as „ss“, no accents. */
export function fold(text: string): string {
  return plain(replaceLetters(text.normalize('NFC').toLowerCase(), germanLetters));
}

/**
 * What a row is found by: each text folded, and once more with its umlauts as bare vowels, since
 * „Müller“ is typed as „Mueller“ by some and as „Muller“ by others. One text per line.
 */
export function searchText(texts: readonly (string | null)[]): string {
  const lines = texts.flatMap((text) => (text ? [fold(text), plain(text)] : []));
  return [...new Set(lines)].join('\n');
}
