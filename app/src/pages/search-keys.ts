import { isSentDay, searchLine, toPostalCodeRange } from 'contract';
import * as v from 'valibot';

const LAST_PAGE = 100_000;

/** A text that is searched for: one line, as long as a search may be. */
export const searchKey = v.fallback(v.pipe(v.string(), v.transform(searchLine)), '');

/** A page of a list, from 1. */
export const pageKey = v.fallback(
  v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(LAST_PAGE)),
  1,
);

/** The id of a thing, or null; whether it is one is found out by asking for it. */
export const idKey = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);

/** The id of a thing that a list is narrowed down by; empty where there is none. */
export const filterIdKey = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), '');

/** A yes; whatever else is said is a no. */
export const flagKey = v.fallback(
  v.pipe(
    v.picklist(['true']),
    v.transform(() => true),
  ),
  false,
);

/** A day, `yyyy-MM-dd`; empty where there is none. */
export const dayKey = v.fallback(v.pipe(v.string(), v.check(isSentDay)), '');

/** The code of a country; empty where there is none. */
export const countryKey = v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), '');

/** A range of postcodes, as it is asked for; empty where it is none. */
export const postalCodeKey = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((text) => toPostalCodeRange(text) ?? ''),
);

/** As many codes as anybody chooses. */
const MOST_CODES = 20;

/**
 * Codes with commas between them; what is none is left out.
 *
 * @param code what one looks like, from its beginning to its end
 */
export function codesKey(code: RegExp) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) =>
        [...new Set(text.split(','))]
          .filter((part) => code.test(part))
          .slice(0, MOST_CODES)
          .join(','),
      ),
    ),
    '',
  );
}
