import { type AddressBlock, emptyAddressBlock } from '../entities/address.ts';
import { limits } from '../entities/limits.ts';
import { findCountry } from '../geography/countries.ts';
import { judgePostalCode } from '../geography/postal-code.ts';
import { toAddressLines } from './address-lines.ts';
import { firstAddress } from './first-address.ts';
import { seemsForeign } from './foreign-signs.ts';
import { withLeadingZeros } from './leading-zeros.ts';
import { isPostcodeOfBrazil, readEmail, readPhone } from './recognized-contact.ts';
import { takeCountry } from './recognized-country.ts';
import {
  hasLegalForm,
  isAttention,
  namesNobody,
  type RecognizedNames,
  recognizeNames,
} from './recognized-names.ts';
import {
  hasStates,
  isState,
  isTown,
  isTrailing,
  recognizePlace,
  type RecognizedPlace,
  withState,
} from './recognized-place.ts';
import {
  isArea,
  isBehindTown,
  isFurtherLine,
  isNamedByNumber,
  isReference,
  isPlaceInside,
  partLongStreet,
  likenessOfStreet,
  recognizeCustomerNumber,
  recognizeParcelStation,
} from './recognized-street.ts';
import { housesAbove, quartersBelow, takeStreet } from './street-of-lines.ts';
import { closeLines, textInLines } from './text-in-lines.ts';

/** An address that was found in a text. */
export interface RecognizedAddress {
  /** What was found, in its fields; the rest are empty strings. */
  readonly block: AddressBlock;
  /** False where the text does not say which country it is, and its postcode does not fit the usual one. */
  readonly isCountryCertain: boolean;
  /** False where no line is the street, or another one may be it as well. */
  readonly isStreetCertain: boolean;
  /** The postcode without its leading zeros, where spreadsheets have dropped them; else `undefined`. */
  readonly postalCodeAsWritten: string | undefined;
  /** How many more addresses the text has, of which only the first one is read. */
  readonly furtherAddresses: number;
  /** Lines that found no field, in their order. */
  readonly unread: readonly string[];
}

/** Nobody pastes a longer address; whoever pastes a book is not kept waiting. */
const MOST_CHARACTERS = 1000;

/** What a form puts before a part, whatever its language. */
const anyLabel = /^\p{L}[\p{L} ./-]{0,24}: ?(?=\S)/u;
/** Britain's and Ireland's counties, which stand between town and postcode. */
const county =
  /shire$|^(?:co\.? \p{L}+$|greater|(?:north|south|east|west) \p{L}+|county \p{L}+|kent|surrey|essex|norfolk|suffolk|sussex|middlesex|somerset|dorset|devon|cornwall|cumbria|merseyside|rutland|northumberland|tyne and wear|isle of wight|powys|gwent|gwynedd|dyfed|clwyd|glamorgan|fife|lothian)\b/iu;
/**
 * Finds the parts of an address in a text that was copied from a letter, a signature or a web page. Street and number
 * stay in one line. A text counts as an address where it has a town and besides it a street or a name.
 *
 * @param usualCountry ISO code of what a postcode is taken for that would be valid there
 */
export function recognizeAddress(pasted: string, usualCountry: string): RecognizedAddress | undefined {
  const first = firstAddress(pasted);
  const { text } = first;
  if (text.length > MOST_CHARACTERS) return undefined;
  const all = toAddressLines(text);
  const mails = all.filter((line) => readEmail(line) !== undefined);
  const isPhone = (line: string) => readPhone(line) !== undefined && !isPostcodeOfBrazil(line, all);
  const numbers = all.filter(isPhone);
  const mail = readEmail(mails.shift() ?? '') ?? '';
  const number = readPhone(numbers.shift() ?? '') ?? '';
  const isContact = (line: string) => readEmail(line) !== undefined || isPhone(line);
  const named = takeCountry(all.filter((line) => !isContact(line)).map(withoutLabel));
  const namedCountry = findCountry(named.code ?? '')?.code;
  const zeros = withLeadingZeros(named.rest.flatMap(partLongStreet), namedCountry, usualCountry);
  const lines = [...zeros.lines];
  const takeFirst = (read: (line: string) => string | undefined): string => {
    const index = lines.findIndex((line) => read(line) !== undefined);
    return index === -1 ? '' : (read(lines.splice(index, 1)[0] ?? '') ?? '');
  };

  const whole = [...lines];
  const place = takePlace(lines, namedCountry, usualCountry);
  if (!place) return undefined;

  const stationLine = lines.find((line) => recognizeParcelStation(line) !== undefined) ?? '';
  const station = takeFirst(recognizeParcelStation);
  const customer =
    station === '' ? '' : (recognizeCustomerNumber(stationLine) ?? takeFirst(recognizeCustomerNumber));
  const rows = text.split(/[\n\r]/u).filter((row) => !row.includes(place.postalCode || place.city));
  const countryCode = namedCountry ?? place.countryCode;
  const found =
    station === '' ? takeStreet(lines, rows, countryCode) : { street: station, isTie: false, at: 0 };
  const [street = '', ...restOfStreet] = textInLines(found.street, limits.addressLine);
  const upTo = upToTown(whole, place.city);
  const notes = notesOf(lines, upTo);
  const own = lines.filter((line) => !notes.includes(line));
  const aroundStreet = [
    ...housesAbove(lines, found, countryCode),
    ...quartersBelow(lines, found, upTo, countryCode),
  ];
  const inside = withoutName(
    own,
    own.filter(
      (line, index) =>
        aroundStreet.includes(line) ||
        (isFurtherLine(line) && (index > 0 || !(isArea(line) || isNamedByNumber(line)))),
    ),
    aroundStreet,
  );
  const further = inside.length > 2 ? closeLines(inside, limits.addressLine) : inside;
  const names = recognizeNames(own.filter((line) => !inside.includes(line)));
  if (street === '' && names.companyName === '' && names.personName === '') return undefined;

  const [line2 = '', line3 = '', ...others] = [...restOfStreet, customer, ...further, ...names.others]
    .filter((line) => line !== '')
    .flatMap((line) => textInLines(line, limits.addressLine));
  const { companyName, companyName2, personName } = names;
  const empty = emptyAddressBlock(countryCode ?? usualCountry);
  const { postalCode, state } = place;
  // The end of a sentence; „Frankfurt a. M.“ keeps its point.
  const city = place.city.replace(/(?<=\p{Ll}{4})\.$/u, '');
  const fits = countryCode !== undefined && judgePostalCode(countryCode, postalCode) === 'ok';
  const isAgreed = named.code === undefined || (place.countryCode ?? named.code) === named.code;
  const isForeign =
    countryCode !== undefined &&
    place.isAssumed &&
    seemsForeign(countryCode, { city, street, phone: number, email: mail });
  return {
    block: {
      ...empty,
      companyName,
      companyName2,
      personName,
      email: mail,
      phone: number,
      address: {
        ...empty.address,
        addressLine1: street,
        addressLine2: line2,
        addressLine3: line3,
        postalCode,
        city,
        state,
      },
    },
    isCountryCertain: city !== '' && fits && isAgreed && !isForeign && !named.isDoubtful,
    postalCodeAsWritten: zeros.written,
    furtherAddresses: first.further,
    isStreetCertain: street !== '' && !found.isTie && !isUnparted(street, names),
    unread: [...others, ...names.aside, ...notes, ...numbers, ...mails],
  };
}

function upToTown(lines: readonly string[], city: string): readonly string[] {
  const hasTown = (line: string) => line.includes(city);
  const at = lines.findIndex((line) => hasTown(line) && /\d{3}/.test(line));
  return lines.slice(0, (at === -1 ? lines.findLastIndex(hasTown) : at) + 1);
}

/** Above all names, a number is the shop's; below the town stand notes and other words of a mail. */
function notesOf(lines: readonly string[], upTo: readonly string[]): readonly string[] {
  const firstName = lines.findIndex((line) => !isReference(line));
  const notes = lines.filter(
    (line, at) => at < firstName || (!upTo.includes(line) && namesNobody(line) && !isFurtherLine(line)),
  );
  return notes.length < lines.length ? notes : [];
}

/** „Max Muster Lange Reihe 22“, where nobody is named; „Tor 4“, where a name is left that may be the street. */
function isUnparted(street: string, { companyName, companyName2, personName }: RecognizedNames): boolean {
  const isNamed = companyName !== '' || personName !== '';
  return isNamed
    ? companyName2 !== '' && isPlaceInside(street)
    : /^(?:\p{Lu}[\p{L}-]+ ){3,6}\d/u.test(street);
}

/** „Haus & Grund“, „Top Optik“: where nobody else is named, what has no number is a name. */
function withoutName(
  lines: readonly string[],
  inside: readonly string[],
  aroundStreet: readonly string[],
): readonly string[] {
  const name =
    lines.length === inside.length
      ? inside.find((line) => / \p{L}{3}/u.test(line) && !/\d/.test(line) && !aroundStreet.includes(line))
      : undefined;
  return inside.filter((line) => line !== name);
}

/** „País: España“; numbers of customers keep theirs, or they would be postcodes. */
function withoutLabel(line: string): string {
  const [label = ''] = anyLabel.exec(line) ?? [];
  const says =
    /nr|num|kunde|customer|order|auftrag|bestell|kostenst|\bno\b|\bid\b|ref|c\/o|station|filiale|klingel/iu.test(
      label,
    ) || isAttention(line);
  return says ? line : line.slice(label.length);
}

/** The last line that is a place; where it is a postcode only, a line beside it is the town. */
function takePlace(
  lines: string[],
  knownCountry: string | undefined,
  usualCountry: string,
): RecognizedPlace | undefined {
  const found = lines.map((line) =>
    recognizeParcelStation(line) === undefined ? recognizePlace(line, knownCountry, usualCountry) : undefined,
  );
  // „1600 Pennsylvania Ave“ is no place where another line says its country.
  const isTold = found.some((place) => place?.countryCode !== undefined && !place.isAssumed);
  const places = found.map((place) => (isTold && place?.countryCode === undefined ? undefined : place));
  const index = places.findLastIndex(
    (place, at) => !!place && place.city !== '' && !isStreetOfNumberFirst(lines[at] ?? '', place),
  );
  const place = places[index];
  if (!place)
    return hasNoPostcodes(knownCountry) ? takeTown(lines, knownCountry) : takePlaceOfTwo(lines, places);
  const [line = ''] = lines.splice(index, 1);
  const { countryCode = '', postalCode } = place;
  // There nobody writes the town behind its postcode: that line was „New York, New York 10001“.
  const isParted = isTrailing(countryCode) && line.startsWith(postalCode);
  const isStateNext = place.state === '' && (isParted || isState(lines[index] ?? '', countryCode));
  return isStateNext ? { ...place, state: lines.splice(index, 1)[0] ?? '' } : place;
}

function hasNoPostcodes(countryCode = ''): boolean {
  const country = findCountry(countryCode);
  return country !== undefined && country.postalCodePattern === undefined;
}

/** Where there are no postcodes, the town is what stands last, behind a street or what is written in place of one. */
function takeTown(lines: string[], countryCode: string | undefined): RecognizedPlace | undefined {
  const city = lines.at(-1) ?? '';
  const isStreet = (line: string) => likenessOfStreet(line) > 0 || isFurtherLine(line);
  if (!isTown(city) || isStreet(city) || hasLegalForm(city) || !lines.some(isStreet)) return undefined;
  lines.pop();
  return { postalCode: '', city, state: '', countryCode, isAssumed: false };
}

/** Postcode and town in lines or cells of their own: the town follows, or stands before it as in Britain. */
function takePlaceOfTwo(
  lines: string[],
  places: readonly (RecognizedPlace | undefined)[],
): RecognizedPlace | undefined {
  const index = places.findLastIndex((place, at) => !!place && (at > 0 || isTown(lines[1] ?? '')));
  const place = places[index];
  if (!place) return undefined;
  lines.splice(index, 1);
  const countryCode = place.countryCode ?? '';
  const isRegion = (line = '') =>
    hasStates(countryCode) ? isState(line, countryCode) : county.test(line) && index > 2;
  const at = [index, index - 1].find((line) => isRegion(lines[line]));
  const state = at === undefined ? place.state : (lines.splice(at, 1)[0] ?? '');
  const before = at === index - 1 ? index - 2 : index - 1;
  const next = lines[before + 1] ?? '';
  const mayFollow = !isTrailing(countryCode) || hasLegalForm(lines[before] ?? '');
  const follows = mayFollow && isTown(next) && !hasLegalForm(next) && !isAttention(next);
  const nearest = follows || before < 0 ? before + 1 : before;
  const beside = nearest > 1 && isBehindTown(lines[nearest] ?? '') ? nearest - 1 : nearest;
  // A row without a town has its street there.
  const [city = ''] = likenessOfStreet(lines[beside] ?? '') === 2 ? [] : lines.splice(beside, 1);
  return { ...place, ...withState(countryCode, city, state) };
}

/** „221 Baker Street“ begins like a postcode that is not known, or does not fit. */
function isStreetOfNumberFirst(line: string, { countryCode, postalCode }: RecognizedPlace): boolean {
  if (likenessOfStreet(line) === 0) return false;
  if (hasNoPostcodes(countryCode)) return true;
  return countryCode === undefined
    ? !/^\d{4}\s/u.test(line)
    : judgePostalCode(countryCode, postalCode) !== 'ok';
}
