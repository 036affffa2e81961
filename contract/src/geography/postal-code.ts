import { type Country, findCountry } from './countries.ts';

/** What a postcode is worth in its country: fits, does not fit, or only looks unusual. */
export type PostalCodeVerdict = 'ok' | 'unusual' | 'invalid';

/** Countries whose prefix people write although the postcode stands without it. */
const strippedPrefixes: Readonly<Record<string, RegExp>> = {
  HR: /^HR-?/i,
  LT: /^LT-?/i,
  LU: /^L-?/i,
  MD: /^MD-?/i,
  SI: /^SI-?/i,
  DE: /^D-/i,
  AT: /^A-/i,
  CH: /^CH-/i,
};

/** Countries that write their five digits as „123 45“. */
const spacedAfterThree = new Set(['CZ', 'GR', 'SK', 'SE']);

/**
 * The postcode as it is stored and printed: trimmed, single blanks, upper case, with the blank,
 * hyphen or prefix that the country uses.
 */
export function normalizePostalCode(countryCode: string, text: string): string {
  const code = countryCode.toUpperCase();
  const prefix = strippedPrefixes[code];
  const tidy = text.trim().replace(/\s+/g, ' ').toUpperCase();
  const bare = prefix ? tidy.replace(prefix, '') : tidy;
  if (spacedAfterThree.has(code)) return bare.replace(/^(\d{3})(\d{2})$/, '$1 $2');
  if (code === 'PL') return bare.replace(/^(\d{2})(\d{3})$/, '$1-$2');
  if (code === 'LV') return bare.replace(/^(\d{4})$/, 'LV-$1');
  if (code === 'NL') return bare.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2');
  return bare;
}

/** Whether an address there needs a postcode; of unknown countries nobody knows. */
export function needsPostalCode(countryCode: string, countries?: readonly Country[]): boolean {
  return findCountry(countryCode, countries)?.isPostalCodeRequired ?? false;
}

/** Judges a postcode by its format. A country without a pattern accepts everything. */
export function judgePostalCode(
  countryCode: string,
  text: string,
  countries?: readonly Country[],
): PostalCodeVerdict {
  const country = findCountry(countryCode, countries);
  if (!country?.postalCodePattern) return 'ok';
  if (country.postalCodePattern.test(normalizePostalCode(countryCode, text))) return 'ok';
  return country.strict ? 'invalid' : 'unusual';
}
