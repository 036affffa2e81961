import { findCountry } from '../geography/countries.ts';
import { judgePostalCode } from '../geography/postal-code.ts';
import { chosenCountryOfSign } from './recognized-country.ts';
import { isTown } from './recognized-place.ts';
import { townsOfZeros } from './towns-of-zeros.data.ts';

const codeAndTown = /^(?:(\p{L}{1,3}) ?- ?)?(\d{3,6})(?: (\p{L}.*))?$/u;
/** „Boston MA 2116“. */
const codeBehindState = /^(?:.* )?\p{Lu}{2} (\d{3,4})$/u;

/** Lines whose postcode has the zeros again that a spreadsheet drops, and the digits as they were written. */
export interface LinesWithZeros {
  readonly lines: readonly string[];
  readonly written: string | undefined;
}

/**
 * Puts leading zeros before the last postcode that is too short for its country, where no other line has one that fits.
 *
 * @param namedCountry what the text names, an ISO code
 */
export function withLeadingZeros(
  lines: readonly string[],
  namedCountry: string | undefined,
  usualCountry: string,
): LinesWithZeros {
  const fits = (line: string) => {
    const [, sign = '', digits = '', town] = codeAndTown.exec(line) ?? [];
    const code = chosenCountryOfSign(sign) ?? namedCountry ?? usualCountry;
    return digits !== '' && (town === undefined || isTown(town)) && judgePostalCode(code, digits) === 'ok';
  };
  if (lines.some(fits)) return { lines, written: undefined };
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const [, sign = '', first = '', town = lines[at + 1] ?? ''] = codeAndTown.exec(line) ?? [];
    const named = chosenCountryOfSign(sign) ?? namedCountry;
    const digits = named === 'US' ? (codeBehindState.exec(line)?.[1] ?? '') : isTown(town) ? first : '';
    // Four digits may be Austria's or Switzerland's as well.
    const code = named ?? (usualCountry === 'DE' && isTownOfZeros(town) ? 'DE' : undefined);
    const whole = code && digits !== '' ? withZeros(code, digits) : undefined;
    if (whole !== undefined) return { lines: lines.with(at, line.replace(digits, whole)), written: digits };
  }
  return { lines, written: undefined };
}

/** „Halle (Saale)“, „Frankenberg/Sa.“, „Lutherstadt Wittenberg“. */
function isTownOfZeros(town: string): boolean {
  return town.split(/[ /,(]/u).some((word) => townsOfZeros.includes(word));
}

/** Only a postcode of digits can have lost any. */
function withZeros(countryCode: string, digits: string): string | undefined {
  const example = (findCountry(countryCode)?.postalCodeExample ?? '').replace(' ', '');
  if (!/^\d+$/u.test(example) || digits.length >= example.length) return undefined;
  const whole = digits.padStart(example.length, '0');
  return judgePostalCode(countryCode, whole) === 'ok' ? whole : undefined;
}
