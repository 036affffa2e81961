import { storable } from '../rules/storable.ts';
import { signBeforePostalCode } from '../rules/text.ts';
import { type Country, findCountry } from './countries.ts';
import { countryOfSign, isPartOf, isSignOf } from './country-signs.ts';

/** What a postcode is worth in its country: fits, does not fit, or only looks unusual. */
export type PostalCodeVerdict = 'ok' | 'unusual' | 'invalid';

/** Countries whose postcodes begin with their own ISO code: there it is no sign, unless it stands twice. */
const beginsWithCode = new Set(['AD', 'AI', 'BB', 'IM', 'JE', 'KY', 'LV', 'VC', 'VG']);

/** Parts of a postcode as it is typed without any sign, and how the country writes them. */
type Form = readonly [parts: RegExp, written: string];

const threeAndTwo: Form = [/^(\d{3})(\d{2})$/, '$1 $2'];
/** The inward part is always a digit and two letters; the forces' number has digits alone. */
const british: Form = [/^(GIR|[A-Z]{1,2}\d[\dA-Z]?|BFPO(?=\d+$))(\d[A-Z]{2}|(?<=BFPO)\d{1,4})$/, '$1 $2'];
/** Digits alone, whatever blanks and hyphens people put between them. */
const digits: Form = [/^(\d+)$/, '$1'];

/** Countries that put a sign of their own into their postcodes; of the others those of digits have none. */
const forms: Readonly<Record<string, Form>> = {
  AD: [/^(?:AD)?(\d{3})$/, 'AD$1'],
  BR: [/^(\d{5})(\d{3})$/, '$1-$2'],
  CA: [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2'],
  CZ: threeAndTwo,
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
  SG: [/^S?\(?(\d{6})\)?$/, '$1'],
  SK: threeAndTwo,
  US: [/^(\d{5})(\d{4})$/, '$1-$2'],
};

/**
 * The postcode as it is stored and printed: trimmed, single blanks, upper case, with the blank, hyphen or letters that
 * the country uses, and without the sign of the country that people write before it. The sign of another country stays.
 */
export function normalizePostalCode(countryCode: string, text: string): string {
  const code = countryCode.toUpperCase();
  const bare = withoutSign(code, tidy(text));
  const [parts, written] = forms[code] ?? (hasDigitsOnly(code) ? digits : []);
  const compact = bare.replace(/[\s\p{Pd}\u2212]/gu, '');
  return parts?.test(compact) ? compact.replace(parts, written ?? '') : bare;
}

/** What people copy along with a postcode: its name, in the languages whose postcodes are digits. */
const naming =
  /^(?:plz|postleitzahl|zip(?: code)?|c\.?p|cap|cep|psč|psc|[tτ]\.?[kκ]|irsz|pin)\.?:? ?(?=\d)/iu;

/** Without what a spreadsheet, a list or Japan's post puts around it. */
function tidy(text: string): string {
  const shown = storable(text).replace(/\s+/g, ' ').trim();
  return shown
    .replace(/^['〒] ?/, '')
    .replace(naming, '')
    .replace(/ ?[.,;]$/, '')
    .toUpperCase();
}

/** What may be a sign, and what follows; the empty string twice where nothing may. */
function partsOf(text: string) {
  const [before = '', sign = ''] = signBeforePostalCode.exec(text) ?? [];
  return { sign, rest: before === '' ? '' : text.slice(before.length) };
}

function withoutSign(code: string, text: string): string {
  const { sign, rest } = partsOf(text);
  if (namesPart(code, sign, rest)) return rest;
  if (!isSignOf(code, sign)) return text;
  return beginsWithCode.has(code) && sign === code && !rest.startsWith(code) ? text : rest;
}

/** „AX-22100“ in Finland; not „FO-2100“ in Denmark, which is a place of neither. */
function namesPart(code: string, sign: string, rest: string, countries?: readonly Country[]): boolean {
  const part = countryOfSign(sign);
  return (
    part !== undefined && isPartOf(code, part) && fits(part, rest, countries) && fits(code, rest, countries)
  );
}

function hasDigitsOnly(code: string): boolean {
  return /^\d+$/.test(findCountry(code)?.postalCodeExample ?? '');
}

/**
 * The country whose sign stands before a postcode though the address names another one („A-1010“ in Germany); its ISO
 * code, `undefined` where there is none. Where addresses name a region, „IL-60601“ is one.
 */
export function findForeignSign(
  countryCode: string,
  text: string,
  countries?: readonly Country[],
): string | undefined {
  const code = countryCode.toUpperCase();
  const typed = tidy(text);
  const { sign, rest } = partsOf(typed);
  const named = countryOfSign(sign);
  if (!named || isSignOf(code, sign) || findCountry(code, countries)?.isRegionRequired) return undefined;
  if (namesPart(code, sign, rest, countries)) return undefined;
  // „E1 6AN“ is no Spanish postcode; a hyphen, point or stroke makes a sign of it.
  const isSign = /^\w+\s?[\p{Pd}\u2212./]/u.test(typed) ? /\d/.test(rest) : fits(named, rest, countries);
  return isSign ? named : undefined;
}

function fits(countryCode: string, text: string, countries?: readonly Country[]): boolean {
  const pattern = findCountry(countryCode, countries)?.postalCodePattern;
  return pattern?.test(normalizePostalCode(countryCode, text)) ?? false;
}

/**
 * What stands behind the sign of a country, as postcodes are copied from envelopes: „25980 Sylt“ of „D-25980 Sylt“;
 * `undefined` where no sign is parted from a number: „S355“ is steel.
 */
export function behindSign(text: string): string | undefined {
  const typed = tidy(text);
  const { sign, rest } = partsOf(typed);
  const isParted = !/^\p{L}+\d/u.test(typed) && /^\p{L}{0,2}\d/u.test(rest);
  return isParted && countryOfSign(sign) !== undefined ? rest : undefined;
}

/** Whether an address there needs a postcode; of unknown countries nobody knows. */
export function needsPostalCode(countryCode: string, countries?: readonly Country[]): boolean {
  return findCountry(countryCode, countries)?.isPostalCodeRequired ?? false;
}

/**
 * Judges a postcode by its format. A country without a pattern accepts everything; what names another country fits
 * nowhere else.
 */
export function judgePostalCode(
  countryCode: string,
  text: string,
  countries?: readonly Country[],
): PostalCodeVerdict {
  const country = findCountry(countryCode, countries);
  if (!country?.postalCodePattern) return 'ok';
  if (fits(countryCode, text, countries)) return 'ok';
  return country.strict || findForeignSign(countryCode, text, countries) ? 'invalid' : 'unusual';
}
