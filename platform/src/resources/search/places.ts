import type { Place } from 'contract';
import { fold, searchText } from '../../search/fold.ts';
import { placesSample } from './places.data.ts';

interface IndexedPlace {
  readonly place: Place;
  /** The city's name in each of its spellings. */
  readonly names: readonly string[];
  /** Without blanks and hyphens, as people may leave them out. */
  readonly code: string;
}

const places: readonly IndexedPlace[] = Object.entries(placesSample).flatMap(([countryCode, lines]) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [city = '', postalCodes = ''] = line.split('|');
      const names = searchText([city]).split('\n');
      return postalCodes.split(',').map((postalCode) => ({
        place: { postalCode, city, countryCode, state: '' },
        names,
        code: compact(postalCode),
      }));
    }),
);

function compact(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '');
}

/**
 * Places whose postcode or city begins with the text; „24143 Kiel“ asks for both. Germany first,
 * then by postcode.
 *
 * @param countryCode limits the answer to one country
 */
export function findPlaces(text: string, countryCode?: string): Place[] {
  // A Dutch postcode ends with letters, a city never has digits: what follows the last digit may be either.
  const [, digits = '', rest = ''] = /^([\d\s-]*)(.*)$/su.exec(text.trim()) ?? [];
  const code = compact(digits);
  const whole = compact(text);
  const name = fold(rest);
  return places
    .filter(({ place }) => countryCode === undefined || place.countryCode === countryCode)
    .filter(
      (entry) =>
        (code !== '' && entry.code.startsWith(whole)) ||
        (entry.code.startsWith(code) && entry.names.some((city) => city.startsWith(name))),
    )
    .map(({ place }) => place);
}
