const vowels = /[aeiouäöüy]/iu;

/**
 * Makes every word of four letters and more at least 40 % longer by repeating its vowels, as German
 * compounds and other languages would be. Numbers, units and short words stay as they are.
 */
export function lengthen(text: string): string {
  return text.replaceAll(/\p{L}{4,}/gu, lengthenWord);
}

function lengthenWord(word: string): string {
  const wanted = Math.ceil(word.length * 1.4);
  const letters = [...word];
  const places = letters.flatMap((letter, index) => (vowels.test(letter) ? [index] : []));
  if (places.length === 0) return word.padEnd(wanted, word.at(-1));
  const repeats = letters.map(() => 1);
  for (let turn = 0; turn < wanted - word.length; turn += 1) {
    const place = places[turn % places.length] ?? 0;
    repeats[place] = (repeats[place] ?? 1) + 1;
  }
  return letters
    .map((letter, index) => letter + letter.toLocaleLowerCase('de').repeat((repeats[index] ?? 1) - 1))
    .join('');
}
