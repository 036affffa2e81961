import { countries, countryName, findCountry } from '../geography/countries.ts';

/** What stands before a postcode on an envelope where it is not the ISO code: the signs of vehicles. */
const vehicleSigns: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
};

/** Names that people write and that neither German nor English lists of countries have. */
const furtherNames: Readonly<Record<string, string>> = {
  belgique: 'BE',
  brd: 'DE',
  england: 'GB',
  españa: 'ES',
  'great britain': 'GB',
  großbritannien: 'GB',
  holland: 'NL',
  italia: 'IT',
  nederland: 'NL',
  'northern ireland': 'GB',
  oesterreich: 'AT',
  polska: 'PL',
  schottland: 'GB',
  scotland: 'GB',
  suisse: 'CH',
  svizzera: 'CH',
  tschechien: 'CZ',
  uk: 'GB',
  usa: 'US',
  'u.s.a.': 'US',
  wales: 'GB',
};

let byName: ReadonlyMap<string, string> | undefined;

function namesOfCountries(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const names = new Map(Object.entries(furtherNames));
  for (const { code } of countries) {
    names.set(countryName(code).toLowerCase(), code);
    names.set((english.of(code) ?? code).toLowerCase(), code);
  }
  return names;
}

/** ISO code of a country that is written out („Österreich“, „Austria“), `undefined` for any other text. */
export function countryOfName(text: string): string | undefined {
  byName ??= namesOfCountries();
  return byName.get(text.trim().toLowerCase());
}

/** ISO code of what stands before a postcode („D“, „CH“), `undefined` where it is no such sign. */
export function countryOfSign(sign: string): string | undefined {
  const code = vehicleSigns[sign.toUpperCase()] ?? sign.toUpperCase();
  return findCountry(code)?.code;
}
