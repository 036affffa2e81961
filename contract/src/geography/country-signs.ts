import { originCountryCodes } from './origin-countries.ts';

/**
 * What stands before a postcode on an envelope where it is not the ISO code: the signs of vehicles (Vienna Convention
 * on Road Traffic). Single letters are those of Europe alone: nobody writes them elsewhere, and „T“ is a telephone.
 */
const vehicleSigns: Readonly<Record<string, string>> = {
  A: 'AT',
  AND: 'AD',
  AUS: 'AU',
  B: 'BE',
  BIH: 'BA',
  CDN: 'CA',
  D: 'DE',
  E: 'ES',
  EST: 'EE',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  GBA: 'GG',
  GBG: 'GG',
  GBJ: 'JE',
  GBM: 'IM',
  GBZ: 'GI',
  H: 'HU',
  I: 'IT',
  IND: 'IN',
  IRL: 'IE',
  L: 'LU',
  M: 'MT',
  MEX: 'MX',
  MNE: 'ME',
  N: 'NO',
  NMK: 'MK',
  P: 'PT',
  RCH: 'CL',
  RKS: 'XK',
  ROK: 'KR',
  RSM: 'SM',
  RUS: 'RU',
  S: 'SE',
  SCV: 'VA',
  SGP: 'SG',
  SLO: 'SI',
  SRB: 'RS',
  UAE: 'AE',
  UK: 'GB',
  USA: 'US',
  V: 'VA',
};

/**
 * The long codes of ISO 3166-1, where they are not those of vehicles, too; and Greece as the European Union writes it.
 * Kosovo has none but the one that its customs go by.
 */
const longCodes: Readonly<Record<string, string>> = {
  ALA: 'AX',
  ALB: 'AL',
  ARE: 'AE',
  ARG: 'AR',
  ARM: 'AM',
  AUT: 'AT',
  AZE: 'AZ',
  BEL: 'BE',
  BGR: 'BG',
  BLR: 'BY',
  BRA: 'BR',
  CAN: 'CA',
  CHE: 'CH',
  CHL: 'CL',
  CHN: 'CN',
  CYP: 'CY',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  ESP: 'ES',
  FRA: 'FR',
  FRO: 'FO',
  GBR: 'GB',
  GEO: 'GE',
  GGY: 'GG',
  GIB: 'GI',
  GRC: 'GR',
  GRL: 'GL',
  HKG: 'HK',
  HRV: 'HR',
  HUN: 'HU',
  IMN: 'IM',
  ISL: 'IS',
  ISR: 'IL',
  ITA: 'IT',
  JEY: 'JE',
  JPN: 'JP',
  KOR: 'KR',
  LIE: 'LI',
  LTU: 'LT',
  LUX: 'LU',
  LVA: 'LV',
  MCO: 'MC',
  MDA: 'MD',
  MKD: 'MK',
  MLT: 'MT',
  NLD: 'NL',
  NOR: 'NO',
  NZL: 'NZ',
  POL: 'PL',
  PRT: 'PT',
  ROU: 'RO',
  SMR: 'SM',
  SVK: 'SK',
  SVN: 'SI',
  SWE: 'SE',
  THA: 'TH',
  TUR: 'TR',
  UKR: 'UA',
  VAT: 'VA',
  XKX: 'XK',
  ZAF: 'ZA',
  EL: 'GR',
};

/**
 * Places that addresses call a part of another country, too, whose postcodes they have: „AX-22100 Mariehamn“ is in
 * Finland as well.
 */
const partsOfCountries: Readonly<Record<string, string>> = {
  AX: 'FI',
  FO: 'DK',
  GG: 'GB',
  GI: 'GB',
  GL: 'DK',
  IM: 'GB',
  JE: 'GB',
  MC: 'FR',
  SM: 'IT',
  VA: 'IT',
};

/** Whose postcodes a place without a system of its own has: its letters go by that country's sign, too. */
const postalSystems: Readonly<Record<string, string>> = { ...partsOfCountries, LI: 'CH' };

/** ISO code of what stands before a postcode („D“, „CH“, „fin“), `undefined` where it is no such sign. */
export function countryOfSign(sign: string): string | undefined {
  const typed = sign.toUpperCase();
  const code = vehicleSigns[typed] ?? longCodes[typed] ?? typed;
  return originCountryCodes.includes(code) ? code : undefined;
}

/** Whether a sign before a postcode says what the address says already. */
export function isSignOf(countryCode: string, sign: string): boolean {
  const named = countryOfSign(sign);
  return named !== undefined && [countryCode, postalSystems[countryCode]].includes(named);
}

/** Whether addresses call a place a part of this country, too. */
export function isPartOf(countryCode: string, place: string): boolean {
  return partsOfCountries[place] === countryCode;
}
