import { findTerritory, girthCm, type Package, type RateRequest } from 'contract';
import { pallets, type Product, type ProductLimits, type Sides } from './product.ts';
import { simulationCopy as copy } from './simulation.copy.ts';
import type { Way } from './zones.ts';

/** Why a product does not go there at all, in German; undefined where it does. */
export function reasonAgainstWay(product: Product, way: Way, { from, to }: RateRequest): string | undefined {
  if (!product.tariff[way.zone]) {
    if (way.zone === 'domestic') return copy.notWithinGermany;
    if (to.countryCode === 'DE') return copy.notFromAbroad;
    const territory = findTerritory(to);
    return territory ? copy.notToTerritory(territory.name) : copy.notTo(to.countryCode);
  }
  if (product.reach === 'islands' && !way.touchesIsland) return copy.onlyIslands;
  if (product.reach === 'sameRegion' && !way.isWithinRegion) {
    return copy.onlyWithinRegion(from.postalCode.slice(0, 2));
  }
  return undefined;
}

/** Why a product that goes there cannot take this shipment, in German; undefined where it can. */
export function reasonAgainstShipment(product: Product, way: Way, request: RateRequest): string | undefined {
  if (request.dangerous && product.surcharges.dangerous === undefined) return copy.noDangerousGoods;
  const { maximumEur } = product.insurance;
  if (request.insured && (request.declaredValue ?? 0) > maximumEur) {
    return copy.insurableUpTo(maximumEur);
  }
  const { townCharacters = Infinity } = product.limits;
  const town = Math.max(request.from.city.length, request.to.city.length);
  if (town > townCharacters) return copy.town(town, townCharacters);
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
    return copy.notToParcelStations;
  if (obstacles.includes('noCustomerNumber')) return copy.customerNumberMissing;
  if (obstacles.includes('postOfficeBox') && !deliversTo?.includes('postOfficeBox'))
    return copy.notToPostOfficeBoxes;
  const isOutOfEu = zone === 'europe' || zone === 'world';
  return wantsPhone && isOutOfEu && obstacles.includes('noPhone') ? copy.phoneMissing : undefined;
}

function reasonAgainstPiece(product: Product, way: Way, piece: Package): string | undefined {
  if (!product.packaging.includes(piece.packaging)) {
    return pallets.includes(piece.packaging) ? copy.noPallets : copy.onlyPallets;
  }
  const { limits } = product;
  const weightKg = way.isAbroad ? (limits.weightAbroadKg ?? limits.weightKg) : limits.weightKg;
  if (piece.weightKg > weightKg) return copy.weight(piece.weightKg, weightKg);
  return reasonAgainstSides(limits, piece);
}

function reasonAgainstSides(limits: ProductLimits, piece: Package): string | undefined {
  const sides = sidesOf(piece, limits.isUpright);
  for (const [index, tooLong] of copy.sides.entries()) {
    const side = sides[index] ?? 0;
    const most = limits.sidesCm[index] ?? 0;
    if (side > most) return tooLong(side, most);
  }
  const girth = girthCm(piece);
  if (limits.girthCm !== undefined && girth > limits.girthCm) return copy.girth(girth, limits.girthCm);
  const least = limits.minimumSidesCm;
  if (least?.some((minimum, index) => (sides[index] ?? 0) < minimum)) {
    return copy.leastSides(least);
  }
  return undefined;
}

/** The sides from the longest to the shortest; of upright freight only length and width are swapped. */
export function sidesOf({ lengthCm, widthCm, heightCm }: Package, isUpright = false): Sides {
  if (isUpright) return [Math.max(lengthCm, widthCm), Math.min(lengthCm, widthCm), heightCm];
  const longest = Math.max(lengthCm, widthCm, heightCm);
  const shortest = Math.min(lengthCm, widthCm, heightCm);
  return [longest, lengthCm + widthCm + heightCm - longest - shortest, shortest];
}
