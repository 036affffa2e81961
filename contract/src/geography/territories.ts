import { countries, findCountry } from './countries.ts';
import type { Geography } from './geography.ts';
import { normalizePostalCode } from './postal-code.ts';

/**
 * Places whose customs status differs from that of the country they are addressed in. Source:
 * European Commission, territorial status of EU countries and certain territories; postcode
 * prefixes as shipping extensions use them. Editable data, not code.
 */
export interface Territory {
  /** Country that the address names. */
  readonly countryCode: string;
  /** Beginnings of the postcode, without blanks; none: the whole country code. */
  readonly postalCodePrefixes: readonly string[];
  /** Only postcodes of so many characters; without it of any length. */
  readonly postalCodeLength?: number;
  /** Only with one of these towns, where ordinary places have the same postcodes; without them with any. */
  readonly towns?: readonly string[];
  /** German name with its article where it has one, as it stands after „liegt“. */
  readonly name: string;
  /** Whether it belongs to the EU's customs territory, or is treated like it. */
  readonly isInCustomsTerritory: boolean;
  /** Whether it belongs to the EU's VAT territory, or is treated like it. */
  readonly isInVatTerritory: boolean;
  /** What staff want people to know who send there, in German; empty where there is nothing. */
  readonly note?: string;
}

type Row = readonly [
  countryCode: string,
  postalCodePrefixes: readonly string[],
  name: string,
  isInCustomsTerritory: boolean,
  isInVatTerritory: boolean,
  postalCodeLength?: number | undefined,
  towns?: readonly string[],
];

const rows: readonly Row[] = [
  ['DE', ['78266'], 'in Büsingen am Hochrhein', false, false],
  ['DE', ['27498'], 'auf Helgoland', false, false],
  ['ES', ['35', '38'], 'auf den Kanarischen Inseln', true, false],
  ['ES', ['51'], 'in Ceuta', false, false],
  ['ES', ['52'], 'in Melilla', false, false],
  ['IT', ['23041'], 'in Livigno', false, false],
  ['IT', ['23030'], 'in Livigno', false, false, undefined, ['Livigno', 'Trepalle']],
  ['IT', ['22061'], 'in Campione d’Italia', true, false],
  ['IT', ['22060'], 'in Campione d’Italia', true, false, undefined, ['Campione']],
  // States of their own within Italy's postcodes: 47890 to 47899, and one.
  ['IT', ['4789'], 'in San Marino', false, false],
  ['IT', ['00120'], 'in der Vatikanstadt', false, false],
  ['FI', ['22'], 'auf Åland', true, false],
  ['GR', ['63086', '63087'], 'auf dem Berg Athos', true, false],
  ['FR', ['971'], 'auf Guadeloupe', true, false],
  ['FR', ['972'], 'auf Martinique', true, false],
  ['FR', ['973'], 'in Französisch-Guayana', true, false],
  ['FR', ['974'], 'auf Réunion', true, false],
  ['FR', ['976'], 'auf Mayotte', true, false],
  // La Poste keeps the two within Guadeloupe's 971; 978 and 977 are INSEE's numbers, which people write as well.
  ['FR', ['97150'], 'auf Saint-Martin', true, false],
  ['FR', ['97133'], 'auf Saint-Barthélemy', false, false],
  ['FR', ['978'], 'auf Saint-Martin', true, false],
  ['FR', ['975'], 'auf Saint-Pierre und Miquelon', false, false],
  ['FR', ['977'], 'auf Saint-Barthélemy', false, false],
  ['FR', ['986'], 'auf Wallis und Futuna', false, false],
  ['FR', ['987'], 'in Französisch-Polynesien', false, false],
  ['FR', ['988'], 'in Neukaledonien', false, false],
  ['GB', ['BT'], 'in Nordirland', true, true],
  ['GB', ['JE'], 'auf Jersey', false, false],
  ['GB', ['GY'], 'auf Guernsey', false, false],
  ['GB', ['IM'], 'auf der Isle of Man', false, false],
  ['GB', ['GX'], 'in Gibraltar', false, false],
  // A four-digit Danish postcode that starts with 39 is Greenland's; those of the Faroe Islands have three digits.
  ['DK', ['39'], 'in Grönland', false, false, 4],
  ['DK', [], 'auf den Färöern', false, false, 3],
];

export const territories: readonly Territory[] = rows.map(
  ([
    countryCode,
    postalCodePrefixes,
    name,
    isInCustomsTerritory,
    isInVatTerritory,
    postalCodeLength,
    towns,
  ]) => ({
    countryCode,
    postalCodePrefixes,
    name,
    isInCustomsTerritory,
    isInVatTerritory,
    ...(postalCodeLength !== undefined && { postalCodeLength }),
    ...(towns && { towns }),
  }),
);

/**
 * Whose customs area a place is part of: countries, and territories by country and beginning of the postcode; one that
 * is not here is an area of its own. Between Switzerland, Liechtenstein and Büsingen, and between the United Kingdom and
 * the Isle of Man, nothing is declared, and some islands are written with either of two countries.
 */
const customsAreas: Readonly<Record<string, string>> = {
  LI: 'CH',
  'DE-78266': 'CH',
  IM: 'GB',
  'GB-IM': 'GB',
  'GB-JE': 'JE',
  'GB-GY': 'GG',
  'GB-GX': 'GI',
  'GB-BT': 'XI',
  'IT-4789': 'SM',
  'IT-00120': 'VA',
  'FI-22': 'AX',
  'DK-39': 'GL',
  'DK-': 'FO',
};

/**
 * From which area goods reach another one as if it were their own: Northern Ireland's have „unfettered access“ to Great
 * Britain (Windsor Framework), while those that come from there are looked at.
 */
const openTo: Readonly<Record<string, string>> = { XI: 'GB' };

/** Whether goods sent there need a customs declaration: they leave the one territory or the other. */
export function needsDeclaration({ isInCustomsTerritory, isInVatTerritory }: Territory): boolean {
  return !isInCustomsTerritory || !isInVatTerritory;
}

/** What tells where a place lies; without its town it is none that only a town tells apart. */
export interface AddressedPlace {
  readonly countryCode: string;
  readonly postalCode: string;
  readonly city?: string | undefined;
}

/** The special territory of an address, the smallest where one lies within another; `undefined` for an ordinary place. */
export function findTerritory(
  place: AddressedPlace,
  among: readonly Territory[] = territories,
): Territory | undefined {
  const code = place.countryCode.toUpperCase();
  const compact = compactPostalCode(place);
  const prefixLength = (entry: Territory) => prefixOf(entry, compact)?.length ?? -1;
  const there = among
    .filter(
      (entry) =>
        entry.countryCode === code &&
        (entry.postalCodeLength === undefined || entry.postalCodeLength === compact.length) &&
        prefixLength(entry) >= 0,
    )
    .toSorted((a, b) => prefixLength(b) - prefixLength(a));
  return (
    there.find(({ towns }) => towns?.some((town) => isTown(place.city ?? '', town))) ??
    there.find(({ towns }) => !towns?.length)
  );
}

function compactPostalCode({ countryCode, postalCode }: AddressedPlace): string {
  return normalizePostalCode(countryCode, postalCode).replace(/[\s-]/g, '');
}

/** By which beginning a postcode belongs to a territory; the empty one where it takes any. */
function prefixOf({ postalCodePrefixes }: Territory, compact: string): string | undefined {
  if (postalCodePrefixes.length === 0) return '';
  return postalCodePrefixes.find((prefix) => compact.startsWith(prefix));
}

/** Whether what was typed as a town names this one, with whatever beside it („CAMPIONE D'ITALIA (CO)“). */
function isTown(typed: string, town: string): boolean {
  return ` ${words(typed)} `.includes(` ${words(town)} `);
}

function words(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether and why goods to an address need a customs declaration. */
export type CustomsVerdict =
  | { readonly isRequired: false }
  | { readonly isRequired: true; readonly reason: 'country' }
  | { readonly isRequired: true; readonly reason: 'territory'; readonly territory: Territory };

/**
 * A declaration is needed where the goods leave the EU customs or VAT territory, or cross into another customs area.
 * An address whose country is not chosen yet needs none.
 *
 * @param geography countries and territories as staff keep them; the default set where nothing is said
 */
export function judgeCustoms(
  from: AddressedPlace,
  to: AddressedPlace,
  geography: Geography = { countries, territories },
): CustomsVerdict {
  const countryOf = ({ countryCode }: AddressedPlace) => findCountry(countryCode, geography.countries);
  const territoryOf = (place: AddressedPlace) => findTerritory(place, geography.territories);
  const isInsideEu = (place: AddressedPlace) => {
    const territory = territoryOf(place);
    return territory ? !needsDeclaration(territory) : !(countryOf(place)?.isCustomsRequired ?? true);
  };
  if (!countryOf(to) || !countryOf(from)) return { isRequired: false };
  if (isInsideEu(from) && isInsideEu(to)) return { isRequired: false };
  const territory = territoryOf(to);
  const [start, end] = [areaOf(from, territoryOf(from)), areaOf(to, territory)];
  if (start === end || openTo[start] === end) return { isRequired: false };
  if (territory && needsDeclaration(territory)) return { isRequired: true, reason: 'territory', territory };
  return { isRequired: true, reason: 'country' };
}

function areaOf(place: AddressedPlace, territory: Territory | undefined): string {
  const code = place.countryCode.toUpperCase();
  if (!territory) return customsAreas[code] ?? code;
  const prefix = prefixOf(territory, compactPostalCode(place)) ?? '';
  return customsAreas[`${code}-${prefix}`] ?? `${code} ${territory.name}`;
}
