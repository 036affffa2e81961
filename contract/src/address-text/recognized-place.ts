import { findCountry } from '../geography/countries.ts';
import { judgePostalCode, normalizePostalCode } from '../geography/postal-code.ts';
import { placeOrders } from '../print/place-orders.ts';
import { chosenCountryOfSign } from './recognized-country.ts';
import { likenessOfStreet } from './recognized-street.ts';

/** Postcode and town of one line. */
export interface RecognizedPlace {
  readonly postalCode: string;
  /** Empty where the line has a postcode only and the town stands in a line beside it. */
  readonly city: string;
  /** Only where the line names it. */
  readonly state: string;
  /** `undefined` where neither a sign nor the form of the postcode tells. */
  readonly countryCode: string | undefined;
  /** Whether that is only the usual country, in which the postcode would be valid. */
  readonly isAssumed: boolean;
}

/** Postcodes that no other country writes in this form. */
const unmistakable = ['GB', 'NL', 'CA', 'PL', 'PT', 'IE', 'BR'];
const signed = /^(\p{L}{1,3}) ?[-–] ?(.+)$/u;
/** „CH 8001 Zürich“: in capitals, since „An 12 …“ may be a street. */
const signedByBlank = /^(\p{Lu}{1,3}) (\d.*)$/u;
const australianStates =
  'New South Wales|Victoria|Queensland|Tasmania|South Australia|Western Australia|Northern Territory|Australian Capital Territory';
/** Written out, they stand behind their town without any sign: „Melbourne Victoria“. */
const statesInWords = `${australianStates}|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Ontario|Prince Edward Island|Québec|Quebec|Saskatchewan|Yukon`;
const townAndWords = new RegExp(`^(\\p{L}[^\\d,]*?),? (${statesInWords})$`, 'iu');
/** A town with its state and four digits behind both. */
const australian = new RegExp(
  `^\\p{L}\\D* (?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT|${australianStates}),? \\d{4}$`,
  'iu',
);
const american = / (\p{Lu}{2}) (\d{5}(?:-\d{4})?)$/u;
/** Two capitals, and what Australia and Mexico's capital write; behind a comma or a dash any short sign. */
const states = '\\p{Lu}{2}|NSW|VIC|QLD|TAS|ACT|CDMX';
const anyState = '\\p{Lu}{2,4}|\\p{Lu}\\p{Ll}{1,4}\\.';
const stateAndPostcode = new RegExp(`^(${states}) (\\S.*)$`, 'u');
const townAndState = new RegExp(`^(.+) (${states})$`, 'u');
const townDashState = new RegExp(`^(.+?)(?: [-–] |/|, ?)(${anyState})$`, 'u');
/** „Montréal (Québec)“. */
const townInBrackets = /^([^()]+) \((\p{L}[^()]*)\)$/u;
const onlyState = new RegExp(`^(?:${anyState})$`, 'u');
const digitsAndTown = /^(\d{3,6}|\d{3} \d{2}) (\p{L}.*)$/u;
const usStates = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);

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
  const [, sign = '', rest = ''] = signed.exec(line) ?? signedByBlank.exec(line) ?? [];
  const signedCountry = chosenCountryOfSign(sign);
  if (signedCountry && !isAmerican(sign, rest)) {
    const place = placeIn(signedCountry, rest) ?? placeIn(signedCountry, line);
    if (place) return place;
  }
  if (knownCountry)
    return placeIn(knownCountry, line) ?? placeAtEnd(knownCountry, line) ?? unknownPlace(line, knownCountry);
  const [, state = '', zip = ''] = stateAndPostcode.exec(line) ?? [];
  const [, stateBehind = '', zipBehind = ''] = american.exec(line) ?? [];
  if (isAmerican(state, zip) || isAmerican(stateBehind, zipBehind)) return placeIn('US', line);
  if (australian.test(line)) return placeIn('AU', line);
  for (const country of unmistakable) {
    const place = isWrittenIn(country, line) ? placeIn(country, line) : undefined;
    if (place) return place;
  }
  const [assumed] = [usualCountry, 'DE']
    .map((country) => placeIn(country, line))
    .filter((place) => place && isAsWritten(place, line));
  return assumed ? { ...assumed, isAssumed: true } : unknownPlace(line, undefined);
}

/** Behind a town where one seldom writes it: as the country writes it itself, since „iela 40-12“ ends like one, too. */
function placeAtEnd(countryCode: string, line: string): RecognizedPlace | undefined {
  const isPlace = isWrittenIn(countryCode, line) && likenessOfStreet(line) < 2;
  return isPlace ? placeIn(countryCode, line, true) : undefined;
}

/** „CA 95014“, which is neither Canada nor a town. */
function isAmerican(state: string, zip: string): boolean {
  return usStates.has(state) && /^\d{5}(?:-\d{4})?$/.test(zip);
}

/** Whether a postcode stands there as the country writes it itself, hyphen and letters included. */
function isWrittenIn(countryCode: string, line: string): boolean {
  const words = line.split(' ');
  const pattern = findCountry(countryCode)?.postalCodePattern;
  return words.some((word, at) => pattern?.test(word) || pattern?.test(`${word} ${words[at + 1] ?? ''}`));
}

/** „114 55“ is Swedish, Czech or Greek, before it is German with a blank in it. */
function isAsWritten({ postalCode }: RecognizedPlace, line: string): boolean {
  return line.includes(postalCode) || !/^\d+$/.test(postalCode);
}

/** In a country whose postcodes have a known form; `canTrail` where the town may stand before it. */
function placeIn(
  countryCode: string,
  line: string,
  canTrail = isTrailing(countryCode) && likenessOfStreet(line) < 2,
): RecognizedPlace | undefined {
  const words = line.split(' ');
  const [, state = '', afterState = ''] = stateAndPostcode.exec(line) ?? [];
  if (hasStates(countryCode) && isPostalCode(countryCode, afterState))
    return found(countryCode, afterState, '', state);
  if (isPostalCode(countryCode, line)) return found(countryCode, line, '');
  for (const length of [2, 1]) {
    const [first, last] = [words.slice(0, length).join(' '), words.slice(-length).join(' ')];
    const [after, before] = [words.slice(length).join(' '), words.slice(0, -length).join(' ')];
    if (isTown(after) && isPostalCode(countryCode, first)) return found(countryCode, first, after);
    if (isTown(before) && canTrail && isPostalCode(countryCode, last))
      return found(countryCode, last, before.replace(/,$/, ''));
  }
  return undefined;
}

/** Four digits may be Austrian, Swiss, Danish …: no country is guessed. */
function unknownPlace(line: string, countryCode: string | undefined): RecognizedPlace | undefined {
  if (/^\d{4,6}$/.test(line)) return { postalCode: line, city: '', state: '', countryCode, isAssumed: false };
  const [, postalCode, city] = digitsAndTown.exec(line) ?? [];
  return postalCode === undefined || city === undefined
    ? undefined
    : { postalCode, city, state: '', countryCode, isAssumed: false };
}

function found(countryCode: string, code: string, town: string, stateBefore = ''): RecognizedPlace {
  const postalCode = normalizePostalCode(countryCode, code);
  return { postalCode, ...withState(countryCode, town, stateBefore), countryCode, isAssumed: false };
}

/** Town and state, where addresses name one: „Melbourne VIC“, „São Paulo - SP“. */
export function withState(countryCode: string, town: string, known = ''): { city: string; state: string } {
  const match = hasStates(countryCode)
    ? (townAndWords.exec(town) ??
      townDashState.exec(town) ??
      townAndState.exec(town) ??
      townInBrackets.exec(town))
    : null;
  const [, city = town, state = known] = match ?? [];
  return { city, state };
}

function isPostalCode(countryCode: string, text: string): boolean {
  const hasPattern = findCountry(countryCode)?.postalCodePattern !== undefined;
  return hasPattern && /\d/.test(text) && judgePostalCode(countryCode, text) === 'ok';
}

/** Whether a text may be a town: „Praha 10“ is, „Hauptstr. 112“ is not. */
export function isTown(text: string): boolean {
  return /^\p{L}/u.test(text) && !/\d{3}/.test(text);
}

/** Whether a line is the sign of a state in a country that has them. */
export function isState(line: string, countryCode: string): boolean {
  return hasStates(countryCode) && onlyState.test(line);
}

/** Whether addresses there name a state. */
export function hasStates(countryCode: string): boolean {
  return findCountry(countryCode)?.isRegionRequired ?? false;
}

/** Where the postcode follows the town. */
export function isTrailing(countryCode: string): boolean {
  const order = placeOrders.get(countryCode) ?? (hasStates(countryCode) ? 'CZ' : 'ZC');
  return order.indexOf('C') < order.indexOf('Z');
}
