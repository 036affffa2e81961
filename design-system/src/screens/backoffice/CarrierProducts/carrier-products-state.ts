import type { Carrier, CarrierProduct, CarrierProductOutput, ProductSync } from 'contract';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { RowSwitches } from '../../../patterns/ListFrame/row-switches.ts';
import type { Fetched, Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../../settings/saving/settings-saving.ts';

/** Products of one carrier, those that can be used or not, those that go to one country. */
export interface ProductsFilter extends ListFilter {
  readonly carrier: Carrier | '';
  readonly active: 'yes' | 'no' | '';
  readonly country: string;
}

export const noFilter: ProductsFilter = { carrier: '', active: '', country: '', page: 1 };

export type CarrierProductsState = ListState<CarrierProduct, ProductsFilter>;

/** What the panel of a product shows. */
export type ProductState = Resource<CarrierProduct>;

/** How saving what staff say of a product stands. */
export type ProductSaving = SettingsSaving<CarrierProduct, CarrierProductOutput>;

/** What the panel of the sync shows; null where nobody has ever asked the carriers. */
export type SyncState = Fetched<ProductSync | null>;

/** Switches of products, for everybody or for one organisation. */
export type ProductSwitches<Row> = RowSwitches<Row, 'isActive'>;

/** Addresses that the list links to. */
export interface CarrierProductsHrefs {
  readonly home: string;
  /** Opens the panel of a product. */
  readonly product: (id: string) => string;
  /** Opens the panel of the latest sync. */
  readonly sync: string;
  /** The list with nothing that narrows it down. */
  readonly reset: string;
}
