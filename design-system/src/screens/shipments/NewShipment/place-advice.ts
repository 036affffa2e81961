import type { Place } from 'contract';

/** Where something goes, as far as it has been typed. */
export interface TypedPlace {
  readonly countryCode: string;
  readonly postalCode: string;
  readonly city: string;
}

/** Places of a directory to take, by what was typed of them. */
export interface PlaceAdvice {
  readonly ofPostalCode: readonly Place[];
  readonly ofCity: readonly Place[];
  /** Both were typed, and the directory knows the postcode to be another city's. */
  readonly contradicts: boolean;
}

/** More are no help to anybody. */
const MOST_ADVICE = 3;

/**
 * Compares postcode and city with a directory, which need not know all places: a postcode suggests its cities, and a
 * city of one postcode suggests that; where they contradict each other, both do, since either may be the wrong one.
 * What it does not know it says nothing of.
 *
 * @returns undefined where there is nothing to say
 */
export function placeAdvice(typed: TypedPlace, directory: readonly Place[]): PlaceAdvice | undefined {
  const here = distinct(directory.filter(({ countryCode }) => countryCode === typed.countryCode));
  const [code, city] = [plain(typed.postalCode), plain(typed.city)];
  const byCode = code === '' ? [] : here.filter(({ postalCode }) => plain(postalCode) === code);
  // Of a postcode that the directory does not have it cannot say that it is not the city's.
  if (code !== '' && byCode.length === 0) return undefined;
  if (byCode.some((place) => isSameCity(plain(place.city), city))) return undefined;
  const byCity = here.filter((place) => plain(place.city) === city);
  const ofCity = byCity.length === 1 ? byCity : [];
  if (byCode.length + ofCity.length === 0) return undefined;
  return {
    ofPostalCode: byCode.slice(0, MOST_ADVICE),
    ofCity,
    contradicts: code !== '' && city !== '',
  };
}

/** Whoever asks for the postcode and for the city gets some places twice. */
function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.postalCode} ${place.city}`, place])).values()];
}

/** „Frankfurt“ is Frankfurt am Main, and „Kiel-Wik“ is Kiel. */
function isSameCity(known: string, typed: string): boolean {
  return typed !== '' && (known.startsWith(typed) || typed.startsWith(known));
}

/** Letters and digits as people may write them: „Saint-Étienne“, „Muenchen“. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
