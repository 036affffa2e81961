import type { AddressBlock } from 'contract';

/** Whom an address is called after: the company, or the person where none is named. */
export function nameOfBlock({
  companyName,
  personName,
}: Pick<AddressBlock, 'companyName' | 'personName'>): string {
  return companyName || personName;
}

/** „24143 Kiel“; one of both where the other is not known. */
export function placeLine({
  postalCode,
  city,
}: Pick<AddressBlock['address'], 'postalCode' | 'city'>): string {
  return `${postalCode} ${city}`.trim();
}

/** „DE 24143 Kiel“: the country first, so that it is there where the end is cut off. */
export function placeWithCountry(
  address: Pick<AddressBlock['address'], 'countryCode' | 'postalCode' | 'city'>,
): string {
  return `${address.countryCode} ${placeLine(address)}`.trim();
}

/** „Werftstraße 18, 24143 Kiel“ */
export function streetAndPlace(
  address: Pick<AddressBlock['address'], 'addressLine1' | 'postalCode' | 'city'>,
) {
  return joined([address.addressLine1, placeLine(address)]);
}

/** „Tietze Feinmechanik GmbH, Werftstraße 18, 24143 Kiel“ */
export function lineOfBlock(block: AddressBlock): string {
  return joined([nameOfBlock(block), streetAndPlace(block.address)]);
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
