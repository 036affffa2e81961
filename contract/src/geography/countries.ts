import {
  type CountryFormat,
  countriesWithoutPostcodes,
  countriesWithRegion,
  euFormats,
  neighbourFormats,
  otherFormats,
  overseasFormats,
} from './country-formats.ts';

/**
 * Postcode formats by country (source: Google Address Data and postcode-validator; formats, not
 * existence). `strict`: a mismatch is an error (EU members, their neighbours, and where no address varies
 * the one form); elsewhere a warning. A country without a pattern has no postcodes that we know of.
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly isEuMember: boolean;
  /** „Zollpflichtig“: goods between it and the EU are declared. Its special territories may differ. */
  readonly isCustomsRequired: boolean;
  readonly strict: boolean;
  /** Whole-string pattern, matched without regard to case. */
  readonly postalCodePattern?: RegExp;
  readonly postalCodeExample?: string;
  readonly isPostalCodeRequired?: boolean;
  readonly isRegionRequired?: boolean;
}

/** No member, and yet inside the customs and VAT territory of the EU. */
const inCustomsUnion: ReadonlySet<string> = new Set(['MC']);

function country(row: CountryFormat, isEuMember: boolean, strict: boolean): Country {
  const [code, postalCodePattern, postalCodeExample] = row;
  return {
    code,
    isEuMember,
    isCustomsRequired: !isEuMember && !inCustomsUnion.has(code),
    strict,
    postalCodePattern,
    postalCodeExample,
    isPostalCodeRequired: true,
    isRegionRequired: countriesWithRegion.has(code),
  };
}

/** All countries that can be chosen unless staff say otherwise, in no order: sort them by their German names. */
export const countries: readonly Country[] = [
  ...euFormats.map((row) => country(row, true, true)),
  ...neighbourFormats.map((row) => country(row, false, true)),
  ...overseasFormats.map((row) => country(row, false, true)),
  ...otherFormats.map((row) => country(row, false, false)),
  ...countriesWithoutPostcodes.map((code) => ({
    code,
    isEuMember: false,
    isCustomsRequired: true,
    strict: false,
    isPostalCodeRequired: false,
    isRegionRequired: countriesWithRegion.has(code),
  })),
];

const byCode = new Map(countries.map((entry) => [entry.code, entry]));

/**
 * The country of an ISO code, or `undefined` for one that cannot be chosen.
 *
 * @param among the countries as staff keep them; the default set where nothing is said
 */
export function findCountry(code: string, among: readonly Country[] = countries): Country | undefined {
  const wanted = code.toUpperCase();
  return among === countries ? byCode.get(wanted) : among.find((entry) => entry.code === wanted);
}

/** Where everything starts from unless somebody says otherwise. */
export const DEFAULT_COUNTRY_CODE = 'DE';

let germanNames: Intl.DisplayNames | undefined;

/** German name of a country („Österreich“); the code itself where Intl knows none. */
export function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  // Intl says „Sonderverwaltungsregion Hongkong“, which no address does.
  if (code.toUpperCase() === 'HK') return 'Hongkong';
  germanNames ??= new Intl.DisplayNames('de', { type: 'region' });
  return germanNames.of(code.toUpperCase()) ?? code;
}
