import type { Place } from 'contract';

/** Where something goes, as far as it has been typed. */
export interface TypedPlace {
  readonly countryCode: string;
  readonly postalCode: string;
  readonly city: string;
}

/** What a directory says of it: places to take, and whether they contradict what was typed. */
export interface PlaceAdvice {
  readonly places: readonly Place[];
  readonly contradicts: boolean;
}

/** More are no help to anybody. */
const MOST_ADVICE = 3;

/**
 * Compares postcode and city with a directory, which need not know all places: a postcode suggests its
 * cities, and a city of one postcode suggests that. What it does not know it says nothing of.
 *
 * @returns undefined where there is nothing to say
 */
export function placeAdvice(typed: TypedPlace, directory: readonly Place[]): PlaceAdvice | undefined {
  const here = directory.filter(({ countryCode }) => countryCode === typed.countryCode);
  const [code, city] = [plain(typed.postalCode), plain(typed.city)];
  if (code !== '') {
    const places = here.filter(({ postalCode }) => plain(postalCode) === code);
    if (places.some((place) => isSameCity(plain(place.city), city))) return undefined;
    return adviceOf(places, city !== '');
  }
  const places = here.filter((place) => plain(place.city) === city);
  return city === '' || places.length > 1 ? undefined : adviceOf(places, false);
}

function adviceOf(places: readonly Place[], contradicts: boolean): PlaceAdvice | undefined {
  return places.length === 0 ? undefined : { places: places.slice(0, MOST_ADVICE), contradicts };
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
