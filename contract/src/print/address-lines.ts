import type { AddressBlock } from '../entities/address.ts';
import { countryName, findCountry } from '../geography/countries.ts';
import { placeOrders, STREET } from './place-orders.ts';

/**
 * Whether a parcel crosses a border, so that the countries of both ends are named.
 *
 * @param senders where it begins, and who stands on the label instead
 */
export function crossesBorder(senders: readonly AddressBlock[], to: AddressBlock): boolean {
  return senders.some(({ address }) => address.countryCode !== to.address.countryCode);
}

/**
 * An address as it stands on a parcel, after DIN 5008: names, additions, street, place; in some countries the town
 * stands above its street. Where a border is
 * crossed, place and country are in capitals, and the country is named in German.
 *
 * @param isAbroad whether the parcel crosses a border, in whatever country it begins
 */
export function addressLines(block: AddressBlock, isAbroad: boolean): { names: string[]; place: string[] } {
  const { address, companyName, companyName2, personName } = block;
  const { addressLine1, addressLine2, addressLine3 } = address;
  const place = placeLines(address, isAbroad);
  const street = place.indexOf(STREET);
  return {
    names: filled([
      companyName,
      companyName2,
      personName,
      addressLine2,
      addressLine3,
      ...place.slice(0, Math.max(street, 0)),
      addressLine1,
    ]),
    place: filled(place.slice(street + 1)),
  };
}

/** Postcode and town in one line, and abroad the country: „1010 WIEN, ÖSTERREICH“. */
export function placeLine({ address }: AddressBlock, isAbroad: boolean): string {
  return filled(placeLines(address, isAbroad).filter((line) => line !== STREET)).join(', ');
}

/** As papers of this parcel write them: in capitals and with the country where it crosses a border. */
function placeLines(address: AddressBlock['address'], isAbroad: boolean): string[] {
  const { countryCode } = address;
  const lines = linesInOrder(address);
  if (!isAbroad) return lines;
  return [
    ...lines.map((line) => line.toLocaleUpperCase(languageOf(countryCode))),
    countryName(countryCode).toLocaleUpperCase('de'),
  ];
}

/** Town, postcode and region in the country's order; what is empty is left out with the sign before it. */
function linesInOrder({ city, countryCode, postalCode, state }: AddressBlock['address']): string[] {
  const values: Readonly<Record<string, string>> = { C: city.trim(), S: state.trim(), Z: postalCode.trim() };
  const usual = findCountry(countryCode)?.isRegionRequired ? 'C S Z' : 'Z C';
  return (placeOrders.get(countryCode) ?? usual).split('|').map((line) => {
    if (line === STREET) return line;
    let text = '';
    let sign = '';
    // Each part with the sign behind it.
    for (const [part = '', ...behind] of line.split(/(?=[CSZ])/)) {
      const value = values[part] ?? '';
      if (value !== '') text += text === '' ? value : sign + value;
      sign = behind.join('');
    }
    return text;
  });
}

/** The language that is mostly spoken there: capitals are not the same in all („İZMİR“, „ΑΘΗΝΑ“). */
function languageOf(countryCode: string): string {
  return new Intl.Locale('und', { region: countryCode }).maximize().language;
}

function filled(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
