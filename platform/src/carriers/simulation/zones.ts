import { findCountry, findTerritory, needsDeclaration, type RateRequest } from 'contract';
import { islands } from './islands.ts';
import { type Zone, zones } from './product.ts';

type Place = RateRequest['from'];

const nearGermany = new Set(['AT', 'BE', 'CZ', 'DK', 'FR', 'LU', 'MC', 'NL', 'PL']);

const europeOutsideEu = new Set(
  [
    'AD',
    'AL',
    'AX',
    'BA',
    'CH',
    'FO',
    'GB',
    'GG',
    'GI',
    'IM',
    'IS',
    'JE',
    'LI',
    'MD',
    'ME',
    'MK',
    'NO',
    'RS',
  ].concat(['SM', 'TR', 'UA', 'VA', 'XK']),
);

/** Parts of EU countries that lie on other continents, by country and beginning of the postcode. France's 980 is Monaco. */
const overseas: Readonly<Record<string, readonly string[]>> = {
  FR: ['97', '986', '987', '988'],
  DK: ['39'],
};

/** How far a place is from Germany. */
export function zoneOfPlace(place: Place): Zone {
  const { countryCode, postalCode } = place;
  if (countryCode === 'DE') return 'domestic';
  if (nearGermany.has(countryCode) || findCountry(countryCode)?.isEuMember) {
    if (overseas[countryCode]?.some((prefix) => postalCode.startsWith(prefix))) return 'world';
    const territory = findTerritory(place);
    if (territory && needsDeclaration(territory)) return 'europe';
    return nearGermany.has(countryCode) ? 'euNear' : 'euFar';
  }
  return europeOutsideEu.has(countryCode) ? 'europe' : 'world';
}

function isIsland({ countryCode, postalCode }: Place): boolean {
  const compact = postalCode.replace(/[\s-]/g, '').toUpperCase();
  const prefixes = islands[countryCode];
  return prefixes?.some((prefix) => compact.startsWith(prefix)) ?? false;
}

/** What a tariff needs to know of the way between two places. */
export interface Way {
  readonly zone: Zone;
  readonly isAbroad: boolean;
  /** One of the ends lies on an island, which costs a ferry. */
  readonly touchesIsland: boolean;
  /** Both ends lie in the same German postal region (first two digits). */
  readonly isWithinRegion: boolean;
}

/** The way of a request: as far as the end that lies farther from Germany. */
export function wayOf({ from, to }: Pick<RateRequest, 'from' | 'to'>): Way {
  const ends = [zoneOfPlace(from), zoneOfPlace(to)].map((zone) => zones.indexOf(zone));
  const zone = zones[Math.max(...ends)] ?? 'world';
  const region = (place: Place) => place.postalCode.slice(0, 2);
  return {
    zone,
    isAbroad: from.countryCode !== to.countryCode,
    touchesIsland: isIsland(from) || isIsland(to),
    isWithinRegion: zone === 'domestic' && region(from).length === 2 && region(from) === region(to),
  };
}
