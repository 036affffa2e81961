import { type AddressBlock, emptyAddressBlock } from '../entities/address.ts';
import { toAddressLines } from './address-lines.ts';
import { countryOfName } from './recognized-country.ts';
import { hasLegalForm, isNoName, recognizeNames } from './recognized-names.ts';
import { recognizePlace, type RecognizedPlace } from './recognized-place.ts';
import {
  isFurtherLine,
  likenessOfStreet,
  recognizeCustomerNumber,
  recognizeParcelStation,
  tidyStreet,
} from './recognized-street.ts';

/** An address that was found in a text. */
export interface RecognizedAddress {
  /** What was found, in its fields; the rest are empty strings. */
  readonly block: AddressBlock;
  /** False where the text does not say which country it is, and its postcode does not fit the usual one. */
  readonly isCountryCertain: boolean;
  /** Lines that found no field, in their order. */
  readonly unread: readonly string[];
}

/** Nobody pastes a longer address; whoever pastes a book is not kept waiting. */
const MOST_CHARACTERS = 1000;

const email = /^(?:e-?mail:?\s*)?([^\s@]+@[^\s@]+\.\p{L}{2,})$/iu;
const phone =
  /^(?:(?:tel(?:efon)?|fon|phone|mobil|handy|t|m)\b[.:]*\s*(?:nr\.?:?\s*)?(\+?\d[\d\s()/.-]{4,})|(\+\d[\d\s()/.-]{5,}|0\d[\d\s()/-]{5,}))$/iu;
const passedOver = /^(?:fax\b|telefax|www\.|https?:)/iu;

/**
 * Finds the parts of an address in a text that was copied from a letter, a signature or a web page. Street and number
 * stay in one line. A text counts as an address where it has a town and besides it a street or a name.
 *
 * @param usualCountry ISO code of what a postcode is taken for that would be valid there
 */
export function recognizeAddress(text: string, usualCountry: string): RecognizedAddress | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const lines = toAddressLines(text).filter((line) => !passedOver.test(line));
  const takeFirst = (read: (line: string) => string | undefined): string => {
    const index = lines.findIndex((line) => read(line) !== undefined);
    return index === -1 ? '' : (read(lines.splice(index, 1)[0] ?? '') ?? '');
  };

  const mail = takeFirst((line) => email.exec(line)?.[1]);
  const number = takeFirst((line) => {
    const [, named, bare] = phone.exec(line) ?? [];
    return (named ?? bare)?.trim();
  });
  const namedCountry = takeFirst(countryOfName) || undefined;
  const place = takePlace(lines, namedCountry, usualCountry);
  if (!place) return undefined;

  const station = takeFirst(recognizeParcelStation);
  const customer = station === '' ? '' : takeFirst(recognizeCustomerNumber);
  const street = station === '' ? takeStreet(lines) : station;
  const further = lines.filter(isFurtherLine);
  const names = recognizeNames(lines.filter((line) => !isFurtherLine(line)));
  if (street === '' && names.companyName === '' && names.personName === '') return undefined;

  const [line2 = '', line3 = '', ...unread] = [customer, ...further, ...names.others].filter(
    (line) => line !== '',
  );
  const countryCode = namedCountry ?? place.countryCode;
  const { companyName, companyName2, personName } = names;
  const empty = emptyAddressBlock(countryCode ?? usualCountry);
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
        postalCode: place.postalCode,
        city: place.city,
        state: place.state,
      },
    },
    isCountryCertain: countryCode !== undefined,
    unread,
  };
}

/** The last line that is a place; where it is a postcode only, the line before is the town. */
function takePlace(
  lines: string[],
  knownCountry: string | undefined,
  usualCountry: string,
): RecognizedPlace | undefined {
  const places = lines.map((line) =>
    recognizeParcelStation(line) === undefined ? recognizePlace(line, knownCountry, usualCountry) : undefined,
  );
  const index = places.findLastIndex((place, at) => {
    if (!place) return false;
    return place.city !== '' ? !isStreetOfNumberFirst(lines[at] ?? '', place) : at > 0;
  });
  const place = places[index];
  if (!place) return undefined;
  if (place.city !== '') {
    lines.splice(index, 1);
    return place;
  }
  const [city = ''] = lines.splice(index - 1, 2);
  return { ...place, city };
}

/** „221 Baker Street“ begins like a short postcode. */
function isStreetOfNumberFirst(line: string, place: RecognizedPlace): boolean {
  return place.countryCode === undefined && likenessOfStreet(line) > 0 && !/^\d{4}\s/u.test(line);
}

/** What is most like a street; of two the later one, which stands nearer to the town. */
function takeStreet(lines: string[]): string {
  const likeness = lines.map((line) => (hasLegalForm(line) ? 0 : likenessOfStreet(line)));
  const best = Math.max(0, ...likeness);
  // „Unter den Linden“: what stands right before the town and is no name, if somebody else is named.
  if (best === 0) return lines.length > 1 && isNoName(lines.at(-1) ?? '') ? (lines.pop() ?? '') : '';
  const [street = ''] = lines.splice(
    likeness.findLastIndex((value) => value === best),
    1,
  );
  return tidyStreet(street);
}
