const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Blanks of other widths, and the sign of braille that has no dots: all look like one. */
const blanks = /[\p{Zs}\u2800]/gu;

/**
 * What no keyboard types and no store, label or reader can do anything with: controls (NUL among
 * them), halves of characters, marks that turn the direction of text, signs that nobody sees, and those that stand
 * for notes and pictures which were not copied along.
 */
const unstorable = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;

/** Digits, letters and signs as wide as a Chinese character („１２３“): keyboards of East Asia write them for the plain ones. */
const fullWidth = /[\uFF01-\uFF5E]+/g;

/** The text as it is kept: composed letters, plain blanks also for line breaks, and nothing that cannot be stored. */
export function storable(text: string): string {
  return text
    .replace(lineBreaks, ' ')
    .replace(blanks, ' ')
    .replace(unstorable, '')
    .replace(fullWidth, (wide) => wide.normalize('NFKC'))
    .normalize('NFC');
}

/** The same for what the platform itself says, whose own blanks keep words together. */
export function storableWords(text: string): string {
  return text.split('\u00A0').map(storable).join('\u00A0');
}
