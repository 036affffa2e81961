import type { CarrierProduct } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import {
  type CarrierProductsState,
  noFilter,
  type ProductsFilter,
} from 'design-system/screens/backoffice/CarrierProducts/carrier-products-state.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';

type ProductsPage = ListPage & { readonly items: readonly CarrierProduct[]; readonly totalItems: number };

/** Rows as their switches have left them, until the list is there anew. */
export function withLatest(
  state: CarrierProductsState,
  latest: (row: CarrierProduct) => CarrierProduct,
): CarrierProductsState {
  if (state.kind !== 'ready') return state;
  return { ...state, value: { ...state.value, items: state.value.items.map(latest) } };
}

/** What the list shows. */
export function toProductsState(
  read: Read<ProductsPage>,
  asked: Asked<ProductsPage, ProductsFilter>,
): CarrierProductsState {
  return toListState(read, { ...asked, isEmpty: () => isUnfiltered(asked.filter, noFilter) });
}
