import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';
import { unprintedCharacters } from './printed.ts';
import { storable } from './storable.ts';

const { specified } = ruleMessages;

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
      atMost(maxLength),
      checkPrinted(isPrinted),
    ),
    { abortPipeEarly: true },
  );
}

function atMost(maxLength: number) {
  return v.maxLength<string, number, string>(maxLength, specified.maxLength(maxLength));
}

/** @param limit what says that it is too long */
function optional(isPrinted: boolean, limit: v.BaseValidation<string, string, v.BaseIssue<string>>) {
  return v.optional(
    v.config(
      v.pipe(
        v.string(),
        v.transform(storable),
        v.check((text) => text === '' || text.trim() !== '', specified.onlyWhitespace),
        v.trim(),
        limit,
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
  return optional(false, atMost(maxLength));
}

/** A `requiredText` that stands on labels and papers, so that they must be able to show it. */
export function requiredPrintedText(maxLength: number) {
  return required(maxLength, true);
}

/** An `optionalText` that stands on labels and papers, so that they must be able to show it. */
export function optionalPrintedText(maxLength: number) {
  return optional(true, atMost(maxLength));
}

/** „D-“, „FIN “, „AUT.“, „L“ before a digit: what may be the sign of a country before a postcode. */
export const signBeforePostalCode = /^(\p{L}{1,3})(?:[\s\p{Pd}\u2212./]+(?=[^\s\p{Pd}\u2212./])|(?=\d))/u;

/**
 * A postcode as it is typed, or the empty string: the sign of a country before it („CDN-“) does not count, since it is
 * not stored where it is the address's own.
 */
export function optionalPostalCode(maxLength: number) {
  const isShort = (text: string) => text.replace(signBeforePostalCode, '').length <= maxLength;
  return optional(true, v.check<string, string>(isShort, specified.maxLength(maxLength)));
}
