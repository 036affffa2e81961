import { findCountry } from '../geography/countries.ts';
import { judgePostalCode, normalizePostalCode } from '../geography/postal-code.ts';
import { countryOfSign } from './recognized-country.ts';

/** Postcode and town of one line. */
export interface RecognizedPlace {
  readonly postalCode: string;
  /** Empty where the line has a postcode only and the town stands in the one before, as in Britain. */
  readonly city: string;
  /** Only where the line names it. */
  readonly state: string;
  /** `undefined` where neither a sign nor the form of the postcode tells. */
  readonly countryCode: string | undefined;
}

/** Postcodes that no other country writes in this form. */
const unmistakable = ['GB', 'NL', 'CA', 'PL', 'PT', 'IE'];
const signed = /^(\p{L}{1,3})\s?[-–]\s?(?=\S*\d)(.+)$/u;
const stateAndPostcode = /^(\p{Lu}{2})\s+(\S.*)$/u;
const digitsAndTown = /^(\d{3,6})\s+(\p{L}.*)$/u;

/**
 * Reads a line as postcode and town; `undefined` where it is none.
 *
 * @param knownCountry what the text names elsewhere, an ISO code
 * @param usualCountry what a postcode is taken for that would be valid there
 */
export function recognizePlace(
  line: string,
  knownCountry: string | undefined,
  usualCountry: string,
): RecognizedPlace | undefined {
  const [, sign = '', rest = ''] = signed.exec(line) ?? [];
  const signedCountry = countryOfSign(sign);
  if (signedCountry) {
    const place = placeIn(signedCountry, rest) ?? placeIn(signedCountry, line);
    if (place) return place;
  }
  if (knownCountry) return placeIn(knownCountry, line) ?? unknownPlace(line, knownCountry);
  for (const country of [usualCountry, 'DE', ...unmistakable]) {
    const place = placeIn(country, line);
    if (place) return place;
  }
  return unknownPlace(line, undefined);
}

/** In a country whose postcodes have a known form. */
function placeIn(countryCode: string, line: string): RecognizedPlace | undefined {
  const words = line.split(' ');
  const [, state = '', afterState = ''] = stateAndPostcode.exec(line) ?? [];
  if (findCountry(countryCode)?.isRegionRequired && isPostalCode(countryCode, afterState))
    return found(countryCode, afterState, '', state);
  if (unmistakable.includes(countryCode) && isPostalCode(countryCode, line))
    return found(countryCode, line, '');
  for (const length of [2, 1]) {
    const [first, last] = [words.slice(0, length).join(' '), words.slice(-length).join(' ')];
    const [after, before] = [words.slice(length).join(' '), words.slice(0, -length).join(' ')];
    if (isTown(after) && isPostalCode(countryCode, first)) return found(countryCode, first, after);
    if (isTown(before) && isTrailing(countryCode) && isPostalCode(countryCode, last))
      return found(countryCode, last, before.replace(/,$/, ''));
  }
  return undefined;
}

/** Four digits may be Austrian, Swiss, Danish …: no country is guessed. */
function unknownPlace(line: string, countryCode: string | undefined): RecognizedPlace | undefined {
  const [, postalCode, city] = digitsAndTown.exec(line) ?? [];
  return postalCode === undefined || city === undefined
    ? undefined
    : { postalCode, city, state: '', countryCode };
}

function found(countryCode: string, postalCode: string, city: string, state = ''): RecognizedPlace {
  return { postalCode: normalizePostalCode(countryCode, postalCode), city, state, countryCode };
}

function isPostalCode(countryCode: string, text: string): boolean {
  const hasPattern = findCountry(countryCode)?.postalCodePattern !== undefined;
  return hasPattern && /\d/.test(text) && judgePostalCode(countryCode, text) === 'ok';
}

function isTown(text: string): boolean {
  return /^\p{L}/u.test(text) && !/\d{3}/.test(text);
}

/** Where the postcode follows the town. */
function isTrailing(countryCode: string): boolean {
  return ['GB', 'IE', 'US', 'CA', 'AU', 'GG', 'JE', 'IM'].includes(countryCode);
}
