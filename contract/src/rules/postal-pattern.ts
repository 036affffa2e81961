/** Why a pattern of postcodes is not taken. */
export type PatternFault =
  /** No regular expression, or one with more than patterns of postcodes have; `at` counts from 1. */
  | { readonly what: 'syntax' | 'foreign'; readonly at: number }
  /** It takes more characters than a postcode has. */
  | { readonly what: 'long' }
  /** There are so many ways to try it that a text which does not fit would take too long. */
  | { readonly what: 'ways' };

/** Finds what is wrong with a pattern; undefined where it can be kept. */
export type PatternCheck = (source: string) => PatternFault | undefined;
