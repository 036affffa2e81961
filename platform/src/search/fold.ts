/** As German, Danish and Norwegian write them out. */
const writtenOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
};
const otherLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
};

/**
 * What one writes between letters and another leaves out: signs, and apostrophes that count as letters („ʼ“, „ʻ“). Who
 * types „100%“ means it, and does not look for 1000.
 */
const joints = /[^\p{L}\p{N}%_]|[\u02B0-\u02FF]/gu;

function replaceLetters(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => letters[letter] ?? letter);
}

/** Drops accents and all case and blank differences. */
function plain(text: string): string {
  const lower = replaceLetters(text.normalize('NFC').toLowerCase(), otherLetters);
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

/** The text as a person searches for it: lower case, „ä“ as „ae“, „å“ as „aa“, „ß“ as „ss“, no accents. */
export function fold(text: string): string {
  return plain(replaceLetters(text.normalize('NFC').toLowerCase(), writtenOut));
}

/** A folded text as if written in one: „d'angelo“ and „d angelo“ as „dangelo“, „114 55“ as „11455“. */
export function joined(folded: string): string {
  return folded.replace(joints, '');
}

/** The ways in which a text is typed: folded, and with its umlauts, „å“ and „ø“ as bare vowels. */
export function spellings(text: string): string[] {
  return [...new Set([fold(text), plain(text)])];
}

/**
 * What a row is found by: each text folded, and once more with its umlauts as bare vowels, since
 * „Müller“ is typed as „Mueller“ by some and as „Muller“ by others; and both as if written in one.
 * One text per line.
 */
export function searchText(texts: readonly (string | null)[]): string {
  const lines = texts.flatMap((text) => {
    const written = text ? spellings(text) : [];
    return [...written, ...written.map(joined)].filter(Boolean);
  });
  return [...new Set(lines)].join('\n');
}
