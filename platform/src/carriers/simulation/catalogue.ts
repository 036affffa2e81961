import { countries } from 'contract';
import type { CatalogueProduct } from '../carrier.ts';
import { islands } from './islands.ts';
import type { Product } from './product.ts';
import { zoneOfPlace } from './zones.ts';

/** A line of the tariff as the simulated carrier tells it to whoever asks for its catalogue. */
export function toCatalogueProduct(product: Product): CatalogueProduct {
  const { code, name, deliverySpeed, contents, limits, tariff } = product;
  const maxWeightKg = tariff.domestic ? limits.weightKg : (limits.weightAbroadKg ?? limits.weightKg);
  return { code, name, deliverySpeed, contents, countries: reached(product), maxWeightKg };
}

function reached({ reach, tariff }: Product): string[] {
  const isReached = (code: string) => reach !== 'islands' || code in islands;
  return countries
    .map(({ code }) => code)
    .filter((code) => tariff[zoneOfPlace({ countryCode: code, postalCode: '', city: '' })] !== undefined)
    .filter(isReached)
    .toSorted();
}

/** The catalogue of a later day, for tests and demonstrations: one product more, one less, and a lighter one. */
export function changedCatalogue(catalogue: readonly CatalogueProduct[]): CatalogueProduct[] {
  const [first, ...others] = catalogue;
  if (!first) return [];
  return [
    { ...first, code: `${first.code}_PLUS`, name: `${first.name} Plus` },
    { ...first, maxWeightKg: first.maxWeightKg / 2 },
    ...others.slice(0, -1),
  ];
}
