import { findDeliveryObstacles } from './delivery-obstacles.ts';

/**
 * Where each building has a number by law or custom, in villages too. Houses of Britain and Ireland have names, farms of
 * France stand at a „lieu-dit“, and most of Asia and Arabia go by places.
 */
const numbered: ReadonlySet<string> = new Set(
  'AT BE CH CZ DE DK ES FI HR HU IT LI LU NL NO PL SE SI SK'.split(' '),
);

/** „des 17. Juni“, „1e Helmersstraat“: what is counted is a part of the name. */
const ordinal = /(?<!\d)\d{1,3}(?:\.\s?|e\s)\p{L}/gu;
/** How Spain and Italy write that there is none. */
const withoutNumber = /(?<!\p{L})(?:s\s?\/\s?n|s\.?n\.?c?)(?!\p{L})/iu;
/** A house number on a line of its own; other numbers there are of floors and halls. */
const numberAlone = /^(?:(?:haus)?(?:nr|nummer)\.?\s*)?\d/iu;

interface Street {
  readonly countryCode: string;
  readonly addressLine1: string;
  readonly addressLine2?: string | undefined;
  readonly addressLine3?: string | undefined;
}

/**
 * Whether the house number of a street seems to be missing. It is worth a question and no refusal: a castle has none. Never
 * where no street is given, of parcel stations and post office boxes, and in countries in which numbers are not the rule.
 */
export function lacksHouseNumber(address: Street): boolean {
  const { countryCode, addressLine1, addressLine2 = '', addressLine3 = '' } = address;
  if (addressLine1.trim() === '' || !numbered.has(countryCode)) return false;
  const obstacles = findDeliveryObstacles({ address }, { address });
  if (obstacles.includes('parcelStation') || obstacles.includes('postOfficeBox')) return false;
  const [street = '', ...further] = [addressLine1, addressLine2, addressLine3].map((line) =>
    line.replace(ordinal, '').trim(),
  );
  return !/\d/.test(street) && !withoutNumber.test(street) && !further.some((line) => numberAlone.test(line));
}
