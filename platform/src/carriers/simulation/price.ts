import { billableWeightKg, girthCm, type Package, type RateRequest } from 'contract';
import { sidesOf } from './fit.ts';
import type { Product, ZoneTariff } from './product.ts';
import type { Way } from './zones.ts';

/** What one piece weighs for the tariff, in kg: never less than its real weight. */
function chargedWeightKg(product: Product, piece: Package): number {
  const { volumeDivisor, surcharges } = product;
  const weightKg = volumeDivisor === null ? piece.weightKg : billableWeightKg(piece, volumeDivisor);
  return isBulky(product, piece) ? Math.max(weightKg, surcharges.bulky?.minimumKg ?? 0) : weightKg;
}

/** Charged weight of all pieces in kg, added in grams so that it carries no binary dust. */
export function chargedWeightOfAllKg(product: Product, pieces: readonly Package[]): number {
  const grams = pieces.map((piece) => piece.amount * Math.round(chargedWeightKg(product, piece) * 1000));
  return grams.reduce((sum, each) => sum + each, 0) / 1000;
}

function isBulky(product: Product, piece: Package): boolean {
  const { bulky } = product.surcharges;
  if (!bulky) return false;
  const sides = sidesOf(piece, product.limits.isUpright);
  const isTooLarge = bulky.sidesCm?.some((most, index) => (sides[index] ?? 0) > most) ?? false;
  return isTooLarge || girthCm(piece) > (bulky.girthCm ?? Number.POSITIVE_INFINITY);
}

/** The step's price; beyond the last step (voluminous pieces) each kilogram more costs the last step's average. */
function stepCents({ stepsKg }: Product, { cents }: ZoneTariff, weightKg: number): number {
  const step = stepsKg.findIndex((upToKg) => weightKg <= upToKg);
  if (step !== -1) return cents[step] ?? 0;
  const lastKg = stepsKg.at(-1) ?? 1;
  const lastCents = cents.at(-1) ?? 0;
  return lastCents + Math.ceil(weightKg - lastKg) * Math.ceil(lastCents / lastKg);
}

function pieceCents(product: Product, tariff: ZoneTariff, way: Way, piece: Package): number {
  const { bulky, island = 0, nonLoadable = 0 } = product.surcharges;
  let cents = stepCents(product, tariff, chargedWeightKg(product, piece));
  if (bulky && isBulky(product, piece)) cents += bulky.cents;
  if (way.touchesIsland) cents += island;
  if (piece.packaging === 'pallet_non_loadable') cents += nonLoadable;
  return cents;
}

function premiumCents({ insurance }: Product, { insured, declaredValue }: RateRequest): number {
  if (!insured) return 0;
  // Euros times per mille is tenths of a cent times a hundred: 1000 € at 5 ‰ are 500 cents.
  const cents = Math.round((declaredValue ?? 0) * insurance.perMille * 0.1);
  return Math.max(cents, insurance.minimumCents);
}

/** Price of a whole shipment in cents net. The product must serve the way's zone. */
export function priceNetCents(
  product: Product,
  tariff: ZoneTariff,
  way: Way,
  request: RateRequest,
  isOnSaturday: boolean,
): number {
  const { dangerous = 0, saturday = 0 } = product.surcharges;
  let cents = premiumCents(product, request);
  for (const piece of request.shipmentData.packages) {
    cents += piece.amount * pieceCents(product, tariff, way, piece);
  }
  if (request.dangerous) cents += dangerous;
  if (isOnSaturday && product.saturday === 'onRequest') cents += saturday;
  return cents;
}
