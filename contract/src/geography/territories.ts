import { findCountry } from './countries.ts';
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
  /** German name with its article where it has one, as it stands after „liegt“. */
  readonly name: string;
  /** Whether goods sent there need a customs declaration. */
  readonly needsDeclaration: boolean;
}

export const territories: readonly Territory[] = [
  {
    countryCode: 'DE',
    postalCodePrefixes: ['78266'],
    name: 'in Büsingen am Hochrhein',
    needsDeclaration: true,
  },
  { countryCode: 'DE', postalCodePrefixes: ['27498'], name: 'auf Helgoland', needsDeclaration: true },
  {
    countryCode: 'ES',
    postalCodePrefixes: ['35', '38'],
    name: 'auf den Kanarischen Inseln',
    needsDeclaration: true,
  },
  { countryCode: 'ES', postalCodePrefixes: ['51'], name: 'in Ceuta', needsDeclaration: true },
  { countryCode: 'ES', postalCodePrefixes: ['52'], name: 'in Melilla', needsDeclaration: true },
  { countryCode: 'IT', postalCodePrefixes: ['23041', '23030'], name: 'in Livigno', needsDeclaration: true },
  {
    countryCode: 'IT',
    postalCodePrefixes: ['22061', '22060'],
    name: 'in Campione d’Italia',
    needsDeclaration: true,
  },
  { countryCode: 'FI', postalCodePrefixes: ['22'], name: 'auf Åland', needsDeclaration: true },
  {
    countryCode: 'GR',
    postalCodePrefixes: ['63086', '63087'],
    name: 'auf dem Berg Athos',
    needsDeclaration: true,
  },
  {
    countryCode: 'FR',
    postalCodePrefixes: ['971', '972', '973', '974', '976', '978'],
    name: 'in einem französischen Übersee-Département',
    needsDeclaration: true,
  },
  {
    countryCode: 'FR',
    postalCodePrefixes: ['975', '977', '986', '987', '988'],
    name: 'in einem französischen Überseegebiet',
    needsDeclaration: true,
  },
  { countryCode: 'GB', postalCodePrefixes: ['BT'], name: 'in Nordirland', needsDeclaration: false },
  { countryCode: 'MC', postalCodePrefixes: [], name: 'in Monaco', needsDeclaration: false },
  { countryCode: 'DK', postalCodePrefixes: ['39'], name: 'in Grönland', needsDeclaration: true },
];

/** Danish postcodes of the Faroe Islands have three digits, which no prefix can say. */
const faroese = /^\d{3}$/;

/** The special territory of an address, or `undefined` for an ordinary place. */
export function findTerritory(countryCode: string, postalCode: string): Territory | undefined {
  const code = countryCode.toUpperCase();
  const compact = normalizePostalCode(code, postalCode).replace(/[\s-]/g, '');
  if (code === 'DK' && faroese.test(compact)) {
    return { countryCode: 'DK', postalCodePrefixes: [], name: 'auf den Färöern', needsDeclaration: true };
  }
  // A four-digit Danish postcode in Greenland starts with 39; nobody else in Denmark has it.
  return territories.find(
    (entry) =>
      entry.countryCode === code &&
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

function isInsideEu({ countryCode, postalCode }: Place): boolean {
  const territory = findTerritory(countryCode, postalCode);
  if (territory) return !territory.needsDeclaration;
  return findCountry(countryCode)?.isEuMember ?? false;
}

/**
 * A declaration is needed where the goods leave the EU customs or VAT territory. An address whose
 * country is not chosen yet needs none; within one country outside the EU nothing is declared.
 */
export function judgeCustoms(from: Place, to: Place): CustomsVerdict {
  if (!findCountry(to.countryCode) || !findCountry(from.countryCode)) return { isRequired: false };
  if (isInsideEu(from) && isInsideEu(to)) return { isRequired: false };
  const territory = findTerritory(to.countryCode, to.postalCode);
  if (territory?.needsDeclaration) return { isRequired: true, reason: 'territory', territory };
  if (
    from.countryCode === to.countryCode &&
    !territory &&
    !findTerritory(from.countryCode, from.postalCode)
  ) {
    return { isRequired: false };
  }
  return { isRequired: true, reason: 'country' };
}
