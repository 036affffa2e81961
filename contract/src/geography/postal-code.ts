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

/** Parts of a postcode as it is typed without any sign, and how the country writes them. */
type Form = readonly [parts: RegExp, written: string];

const threeAndTwo: Form = [/^(\d{3})(\d{2})$/, '$1 $2'];
/** The inward part is always a digit and two letters; the forces' number has digits alone. */
const british: Form = [/^(GIR|[A-Z]{1,2}\d[\dA-Z]?|BFPO(?=\d+$))(\d[A-Z]{2}|(?<=BFPO)\d{1,4})$/, '$1 $2'];

/** Countries that put a sign of their own into their postcodes, or none where others would put one. */
const forms: Readonly<Record<string, Form>> = {
  BR: [/^(\d{5})(\d{3})$/, '$1-$2'],
  CA: [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2'],
  CZ: threeAndTwo,
  FR: [/^(\d{5})$/, '$1'],
  GB: british,
  GG: british,
  GI: british,
  GR: threeAndTwo,
  IE: [/^([A-Z]\d[\dW])([\dA-Z]{4})$/, '$1 $2'],
  IM: british,
  JE: british,
  JP: [/^(\d{3})(\d{4})$/, '$1-$2'],
  LV: [/^(?:LV)?(\d{4})$/, 'LV-$1'],
  MT: [/^([A-Z]{3})(\d{2,4})$/, '$1 $2'],
  NL: [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
  PL: [/^(\d{2})(\d{3})$/, '$1-$2'],
  PT: [/^(\d{4})(\d{3})$/, '$1-$2'],
  SE: threeAndTwo,
  SK: threeAndTwo,
  US: [/^(\d{5})(\d{4})$/, '$1-$2'],
};

/**
 * The postcode as it is stored and printed: trimmed, single blanks, upper case, with the blank,
 * hyphen or prefix that the country uses.
 */
export function normalizePostalCode(countryCode: string, text: string): string {
  const code = countryCode.toUpperCase();
  const prefix = strippedPrefixes[code];
  const tidy = text.trim().replace(/\s+/g, ' ').toUpperCase();
  const bare = prefix ? tidy.replace(prefix, '') : tidy;
  const [parts, written] = forms[code] ?? [];
  const compact = bare.replace(/[\s\p{Pd}]/gu, '');
  if (parts?.test(compact)) return compact.replace(parts, written ?? '');
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
