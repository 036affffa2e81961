import type { CarrierProduct, CarrierProductChange } from 'contract';
import type { CatalogueProduct } from '../../carriers/index.ts';
import type { tables } from '../../store/index.ts';

export type ProductRow = typeof tables.carrierProducts.$inferSelect;

/** A stored product as the contract writes it. */
export function toCarrierProduct(row: ProductRow): CarrierProduct {
  const { removedAt: _, syncedAt, ...product } = row;
  return { ...product, syncedAt: syncedAt.toISOString() };
}

/** What a carrier says of a product, each field as one value: of a list it says no order. */
export function catalogueFacts(product: Omit<CatalogueProduct, 'code'>): object {
  const { name, deliverySpeed, contents, countries, maxWeightKg } = product;
  return {
    name,
    deliverySpeed,
    contents: contents.toSorted().join(', '),
    countries: countries.toSorted().join(', '),
    maxWeightKg,
  };
}

/** What the audit log compares of a product; what it is called names the entry. */
export function auditedProduct(row: ProductRow): object {
  const { displayName, description, sortOrder, isActive, isDefault, removedAt } = row;
  return {
    ...catalogueFacts(row),
    displayName,
    description,
    sortOrder,
    isActive,
    isDefault,
    isRemoved: removedAt !== null,
  } satisfies Record<keyof CarrierProductChange | 'isRemoved', unknown>;
}
