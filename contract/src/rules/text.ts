import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';
import { unprintedCharacters } from './printed.ts';

const { specified } = ruleMessages;

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

/** Complains about characters that the label's typefaces do not have. */
function checkPrinted(isPrinted: boolean) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => !isPrinted || unprintedCharacters(text) === '',
    ({ input }) => ruleMessages.notPrinted(unprintedCharacters(input)),
  );
}

function required(maxLength: number, isPrinted: boolean) {
  return v.config(
    v.pipe(
      v.string(specified.required),
      v.transform(storable),
      v.nonEmpty(specified.required),
      v.check((text) => text.trim() !== '', specified.onlyWhitespace),
      v.trim(),
      v.maxLength(maxLength, specified.maxLength(maxLength)),
      checkPrinted(isPrinted),
    ),
    { abortPipeEarly: true },
  );
}

function optional(maxLength: number, isPrinted: boolean) {
  return v.optional(
    v.config(
      v.pipe(
        v.string(),
        v.transform(storable),
        v.check((text) => text === '' || text.trim() !== '', specified.onlyWhitespace),
        v.trim(),
        v.maxLength(maxLength, specified.maxLength(maxLength)),
        checkPrinted(isPrinted),
      ),
      { abortPipeEarly: true },
    ),
    '',
  );
}

/**
 * A text that must be given. One message at a time, in this order: empty, only white space, too
 * long. White space is judged before trimming, so that its message can be reached.
 */
export function requiredText(maxLength: number) {
  return required(maxLength, false);
}

/** A text that may be empty, but not be white space alone; it is trimmed, and absence is the empty string. */
export function optionalText(maxLength: number) {
  return optional(maxLength, false);
}

/** A `requiredText` that stands on labels and papers, so that they must be able to show it. */
export function requiredPrintedText(maxLength: number) {
  return required(maxLength, true);
}

/** An `optionalText` that stands on labels and papers, so that they must be able to show it. */
export function optionalPrintedText(maxLength: number) {
  return optional(maxLength, true);
}

/** What is searched for: anything that can be typed. */
export function searchText() {
  return v.optional(v.pipe(v.string(), v.transform(storable), v.trim(), v.maxLength(100)), '');
}

/** One of a list of machine words; an unknown one is refused in German. */
export function choice<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, ruleMessages.unknownChoice);
}
