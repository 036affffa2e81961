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
  postalCodeLength?: number,
];

const rows: readonly Row[] = [
  ['DE', ['78266'], 'in Büsingen am Hochrhein', false, false],
  ['DE', ['27498'], 'auf Helgoland', false, false],
  ['ES', ['35', '38'], 'auf den Kanarischen Inseln', true, false],
  ['ES', ['51'], 'in Ceuta', false, false],
  ['ES', ['52'], 'in Melilla', false, false],
  ['IT', ['23041', '23030'], 'in Livigno', false, false],
  ['IT', ['22061', '22060'], 'in Campione d’Italia', true, false],
  ['FI', ['22'], 'auf Åland', true, false],
  ['GR', ['63086', '63087'], 'auf dem Berg Athos', true, false],
  [
    'FR',
    ['971', '972', '973', '974', '976', '978'],
    'in einem französischen Übersee-Département',
    true,
    false,
  ],
  ['FR', ['975', '977', '986', '987', '988'], 'in einem französischen Überseegebiet', false, false],
  ['GB', ['BT'], 'in Nordirland', true, true],
  ['GB', ['JE', 'GY'], 'auf den Kanalinseln', false, false],
  ['GB', ['IM'], 'auf der Isle of Man', false, false],
  // A four-digit Danish postcode that starts with 39 is Greenland's; those of the Faroe Islands have three digits.
  ['DK', ['39'], 'in Grönland', false, false, 4],
  ['DK', [], 'auf den Färöern', false, false, 3],
];

export const territories: readonly Territory[] = rows.map(
  ([countryCode, postalCodePrefixes, name, isInCustomsTerritory, isInVatTerritory, postalCodeLength]) => ({
    countryCode,
    postalCodePrefixes,
    name,
    isInCustomsTerritory,
    isInVatTerritory,
    ...(postalCodeLength !== undefined && { postalCodeLength }),
  }),
);

/** Whether goods sent there need a customs declaration: they leave the one territory or the other. */
export function needsDeclaration({ isInCustomsTerritory, isInVatTerritory }: Territory): boolean {
  return !isInCustomsTerritory || !isInVatTerritory;
}

/** The special territory of an address, or `undefined` for an ordinary place. */
export function findTerritory(
  countryCode: string,
  postalCode: string,
  among: readonly Territory[] = territories,
): Territory | undefined {
  const code = countryCode.toUpperCase();
  const compact = normalizePostalCode(code, postalCode).replace(/[\s-]/g, '');
  return among.find(
    (entry) =>
      entry.countryCode === code &&
      (entry.postalCodeLength === undefined || entry.postalCodeLength === compact.length) &&
      (entry.postalCodePrefixes.length === 0 ||
        entry.postalCodePrefixes.some((prefix) => compact.startsWith(prefix))),
  );
}

/** Whether and why goods to an address need a customs declaration. */
export type CustomsVerdict =
  | { readonly isRequired: false }
  | { readonly isRequired: true; readonly reason: 'country' }
  | { readonly isRequired: true; readonly reason: 'territory'; readonly territory: Territory };

interface Place {
  readonly countryCode: string;
  readonly postalCode: string;
}

/**
 * A declaration is needed where the goods leave the EU customs or VAT territory. An address whose
 * country is not chosen yet needs none; within one country outside the EU nothing is declared.
 *
 * @param geography countries and territories as staff keep them; the default set where nothing is said
 */
export function judgeCustoms(
  from: Place,
  to: Place,
  geography: Geography = { countries, territories },
): CustomsVerdict {
  const countryOf = ({ countryCode }: Place) => findCountry(countryCode, geography.countries);
  const territoryOf = ({ countryCode, postalCode }: Place) =>
    findTerritory(countryCode, postalCode, geography.territories);
  const isInsideEu = (place: Place) => {
    const territory = territoryOf(place);
    return territory ? !needsDeclaration(territory) : !(countryOf(place)?.isCustomsRequired ?? true);
  };
  if (!countryOf(to) || !countryOf(from)) return { isRequired: false };
  if (isInsideEu(from) && isInsideEu(to)) return { isRequired: false };
  const territory = territoryOf(to);
  if (territory && needsDeclaration(territory)) return { isRequired: true, reason: 'territory', territory };
  if (from.countryCode === to.countryCode && !territory && !territoryOf(from)) return { isRequired: false };
  return { isRequired: true, reason: 'country' };
}
