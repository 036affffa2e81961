import { type AddressBlock, countryName, findCountry } from 'contract';

/** Countries that write the postcode on a line of its own below the place. */
const postalCodeLast = new Set(['GB', 'GG', 'IE', 'IM', 'JE']);

/**
 * An address as it stands on a parcel, after DIN 5008: names, additions, street, place, and abroad
 * the country in German capitals.
 *
 * @param homeCountryCode country that is not named
 */
export function addressLines(
  block: AddressBlock,
  homeCountryCode: string,
): { names: string[]; place: string[] } {
  const { address, companyName, companyName2, personName } = block;
  const { addressLine1, addressLine2, addressLine3, countryCode } = address;
  const country = countryCode === homeCountryCode ? '' : countryName(countryCode).toLocaleUpperCase('de');
  return {
    names: filled([companyName, companyName2, personName, addressLine2, addressLine3, addressLine1]),
    place: filled([...placeLines(address), country]),
  };
}

function placeLines({ city, countryCode, postalCode, state }: AddressBlock['address']): string[] {
  if (findCountry(countryCode)?.isRegionRequired) return [filled([city, state, postalCode]).join(' ')];
  if (postalCodeLast.has(countryCode)) return [city, postalCode];
  return [filled([postalCode, city]).join(' ')];
}

function filled(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
