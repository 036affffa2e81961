import { countryAccusative } from '../geography/country-phrases.copy.ts';
import { type AddressedPlace, findTerritory } from '../geography/territories.ts';
import type { CarrierProduct } from './carrier-product.ts';
import { packagingReason } from './packaging-fault.copy.ts';
import { judgePackaging, type PackagingRule } from './packaging-rule.ts';
import { productFitCopy as copy } from './product-fit.copy.ts';
import type { Quote } from './quote.ts';
import type { ShipmentType } from './shipment-type.ts';

interface Place {
  readonly address: AddressedPlace;
}

type Piece = Quote['draft']['shipmentData']['packages'][number];

/** What a quote was asked for, as far as it decides which products fit. */
export interface AskedFor {
  readonly from: Place;
  readonly to: Place;
  readonly shipmentData: { readonly type: ShipmentType; readonly packages: readonly Piece[] };
}

/** Where carriers have their home: what comes from abroad is judged by where it comes from. */
const HOME = 'DE';

/**
 * Why a product does not fit what a quote was asked for, in German; undefined where nothing is known against it.
 * Country, contents and weight are judged by what its carrier says of it, packages by the rules that rates and
 * orders are judged by. What only the carrier knows, such as a postcode, is not judged.
 */
export function reasonAgainstProduct(
  product: Pick<CarrierProduct, 'carrier' | 'contents' | 'countries' | 'maxWeightKg'>,
  rules: readonly PackagingRule[],
  { from, to, shipmentData: { type, packages } }: AskedFor,
): string | undefined {
  const { carrier, contents, countries, maxWeightKg } = product;
  const place = (to.address.countryCode === HOME ? from : to).address;
  const { countryCode } = place;
  const isReached = countries.includes(countryCode);
  const isOrdinary = [from, to].some(({ address }) => address.countryCode === HOME) && !findTerritory(place);
  // Of ways between other countries, and of territories far from theirs, a catalogue says nothing.
  if (!isReached && (isOrdinary || countries.every((code) => code === HOME)))
    return copy.country(countryAccusative(countryCode));
  if (!contents.includes(type)) return copy.contents[type];
  for (const piece of packages) {
    const { packaging, weightKg: is } = piece;
    const isKnown = carrier !== 'unknown' && packaging !== 'unknown';
    const fault =
      (isKnown ? judgePackaging(rules, carrier, { ...piece, packaging }) : undefined) ??
      (is > maxWeightKg
        ? { what: 'measure' as const, field: 'weightKg' as const, is, most: maxWeightKg }
        : undefined);
    if (fault) return packagingReason(fault);
  }
  return undefined;
}
