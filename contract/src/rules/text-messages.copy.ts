/**
 * What the specification says of any text. Apart from its other sentences, because strangers' first page says these
 * and nothing else of the rules.
 */
export const textMessages = {
  required: 'Pflichtfeld',
  onlyWhitespace: 'Nur Leerzeichen sind nicht erlaubt',
  maxLength: (limit: number) => `Maximal ${limit} Zeichen`,
} as const;
