import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';
import { storable } from './storable.ts';

/** Decides whether a text is a dialable number, seen from a country (ISO 3166-1 alpha-2). */
export type PhoneCheck = (text: string, countryCode: string) => boolean;

/** A phone number as it is stored and judged: plain hyphens whatever dash was typed, and no brackets around „+49“. */
export function phoneText(text: string): string {
  return storable(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\s*\(\s*\+\s*(\d{1,3})\s*\)/, '+$1')
    .trim();
}

/** Digits that E.164 allows at most. */
const MAX_DIGITS = 15;

/**
 * The light check: right characters and a plausible count of digits. The exact one needs the
 * numbering plans and stands in `contract/phone`, which is loaded only where it is used.
 */
export const looksLikePhone: PhoneCheck = (typed) => {
  const text = phoneText(typed);
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()/.-]+$/.test(text) && digits >= 5 && digits <= MAX_DIGITS;
};

/** A phone number that may be left empty, judged by its shape only. */
export function optionalPhone(maxLength: number) {
  const { specified } = ruleMessages;
  return v.optional(
    v.config(
      v.pipe(
        v.string(),
        v.transform(phoneText),
        v.maxLength(maxLength, specified.maxLength(maxLength)),
        v.check((text) => text === '' || looksLikePhone(text, ''), specified.phone),
      ),
      { abortPipeEarly: true },
    ),
    '',
  );
}
