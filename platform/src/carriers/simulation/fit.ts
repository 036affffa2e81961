import { findTerritory, girthCm, type Package, type RateRequest, withUnit } from 'contract';
import { pallets, type Product, type ProductLimits, type Sides } from './product.ts';
import { towards, type Way } from './zones.ts';

/** Why a product does not go there at all, in German; undefined where it does. */
export function reasonAgainstWay(product: Product, way: Way, { from, to }: RateRequest): string | undefined {
  if (!product.tariff[way.zone]) {
    if (way.zone === 'domestic') return 'Liefert nicht innerhalb Deutschlands';
    if (to.countryCode === 'DE') return 'Holt nicht im Ausland ab';
    const territory = findTerritory(to);
    return territory ? `Keine Zustellung ${territory.name}` : `Liefert nicht ${towards(to.countryCode)}`;
  }
  if (product.reach === 'islands' && !way.touchesIsland) return 'Nur von und zu Inseln';
  if (product.reach === 'sameRegion' && !way.isWithinRegion) {
    return `Nur innerhalb der Postleitregion ${from.postalCode.slice(0, 2)}`;
  }
  return undefined;
}

/** Why a product that goes there cannot take this shipment, in German; undefined where it can. */
export function reasonAgainstShipment(product: Product, way: Way, request: RateRequest): string | undefined {
  if (request.dangerous && product.surcharges.dangerous === undefined) return 'Gefahrgut ausgeschlossen';
  const { maximumEur } = product.insurance;
  if (request.insured && (request.declaredValue ?? 0) > maximumEur) {
    return `Versicherbar bis ${withUnit(maximumEur, '€')}`;
  }
  const { townCharacters = Infinity } = product.limits;
  const town = Math.max(request.from.city.length, request.to.city.length);
  if (town > townCharacters) return allowed('Ort', town, townCharacters, 'Zeichen');
  const obstacle = reasonAgainstRecipient(product, way, request);
  if (obstacle) return obstacle;
  for (const row of request.shipmentData.packages) {
    const reason = reasonAgainstPiece(product, way, row);
    if (reason) return reason;
  }
  return undefined;
}

function reasonAgainstRecipient(
  { deliversTo, wantsPhone }: Product,
  { zone }: Way,
  { obstacles = [] }: RateRequest,
): string | undefined {
  if (obstacles.includes('parcelStation') && !deliversTo?.includes('parcelStation'))
    return 'Liefert nicht an Packstationen und Postfilialen';
  if (obstacles.includes('noCustomerNumber')) return 'Die Postnummer des Empfängers fehlt';
  if (obstacles.includes('postOfficeBox') && !deliversTo?.includes('postOfficeBox'))
    return 'Liefert nicht an Postfächer';
  const isOutOfEu = zone === 'europe' || zone === 'world';
  return wantsPhone && isOutOfEu && obstacles.includes('noPhone')
    ? 'Die Telefonnummer des Empfängers fehlt'
    : undefined;
}

function reasonAgainstPiece(product: Product, way: Way, piece: Package): string | undefined {
  if (!product.packaging.includes(piece.packaging)) {
    return pallets.includes(piece.packaging) ? 'Keine Paletten' : 'Nur Paletten und Transportkisten';
  }
  const { limits } = product;
  const weightKg = way.isAbroad ? (limits.weightAbroadKg ?? limits.weightKg) : limits.weightKg;
  if (piece.weightKg > weightKg) return allowed('Gewicht', piece.weightKg, weightKg, 'kg');
  return reasonAgainstSides(limits, piece);
}

function reasonAgainstSides(limits: ProductLimits, piece: Package): string | undefined {
  const sides = sidesOf(piece, limits.isUpright);
  const names = ['Länge', 'Breite', 'Höhe'] as const;
  for (const [index, name] of names.entries()) {
    const side = sides[index] ?? 0;
    const most = limits.sidesCm[index] ?? 0;
    if (side > most) return allowed(name, side, most, 'cm');
  }
  const girth = girthCm(piece);
  if (limits.girthCm !== undefined && girth > limits.girthCm) {
    return allowed('Gurtmaß', girth, limits.girthCm, 'cm');
  }
  const least = limits.minimumSidesCm;
  if (least?.some((minimum, index) => (sides[index] ?? 0) < minimum)) {
    return `Mindestmaß ${least.join(' × ')}\u00A0cm`;
  }
  return undefined;
}

function allowed(what: string, is: number, most: number, unit: string): string {
  return `${what} ${withUnit(is, unit)}, erlaubt ${withUnit(most, unit)}`;
}

/** The sides from the longest to the shortest; of upright freight only length and width are swapped. */
export function sidesOf({ lengthCm, widthCm, heightCm }: Package, isUpright = false): Sides {
  if (isUpright) return [Math.max(lengthCm, widthCm), Math.min(lengthCm, widthCm), heightCm];
  const longest = Math.max(lengthCm, widthCm, heightCm);
  const shortest = Math.min(lengthCm, widthCm, heightCm);
  return [longest, lengthCm + widthCm + heightCm - longest - shortest, shortest];
}
