import {
  type CarrierProduct,
  countries as allCountries,
  countryName,
  deliverySpeedLabels,
  productName,
  shipmentTypeLabels,
} from 'contract';
import { carrierProductsCopy as copy } from './CarrierProducts.copy.ts';

/** As many codes as a cell has room for. */
const MOST_SHOWN = 3;
/** From so many missing countries on a product is not called worldwide. */
const MOST_MISSING = 3;

type Facts = Pick<CarrierProduct, 'carrier' | 'name' | 'displayName'>;

/** A product with its carrier: „DHL Paket“. */
export function fullName(product: Facts): string {
  const { carrier } = product;
  return `${carrier === 'unknown' ? copy.unknown : carrier} ${productName(product)}`;
}

/** What may be in it: „Dokumente, Ware“. */
export function contentsText(contents: readonly string[]): string {
  return contents.map((one) => labelIn(shipmentTypeLabels, one)).join(', ');
}

/** How fast it is. */
export function speedText(speed: string): string {
  return labelIn(deliverySpeedLabels, speed);
}

function labelIn(labels: Readonly<Record<string, string>>, key: string): string {
  return labels[key] ?? copy.unknown;
}

/** Where it goes, in a few words: „DE, AT“, „AT, BE, BG und 24 weitere“, „weltweit außer DE“. */
export function countriesText(codes: readonly string[]): string {
  const missing = allCountries.map(({ code }) => code).filter((code) => !codes.includes(code));
  if (missing.length === 0) return copy.worldwide;
  if (missing.length <= MOST_MISSING) return copy.worldwideBut(missing.join(', '));
  if (codes.length <= MOST_SHOWN + 1) return codes.join(', ');
  return copy.moreCountries(codes.slice(0, MOST_SHOWN).join(', '), codes.length - MOST_SHOWN);
}

const byName = new Intl.Collator('de').compare;

/** Where it goes, country by country. */
export function countryNames(codes: readonly string[]): string {
  return codes.map(countryName).toSorted(byName).join(', ');
}
