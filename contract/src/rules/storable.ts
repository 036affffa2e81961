const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * What no keyboard types and no store, label or reader can do anything with: controls (NUL among
 * them), halves of characters, marks that turn the direction of text, and signs that nobody sees.
 */
const unstorable = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** The text as it is kept: composed letters, blanks for line breaks, and nothing that cannot be stored. */
export function storable(text: string): string {
  return text.replace(lineBreaks, ' ').replace(unstorable, '').normalize('NFC');
}
