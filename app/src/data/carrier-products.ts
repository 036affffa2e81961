import {
  type CarrierProductChange,
  carrierProductsApi,
  organizationProductsApi,
  type ProductSync,
} from 'contract';
import type { ProductsFilter } from 'design-system/screens/backoffice/CarrierProducts/carrier-products-state.ts';
import type { SeenLoss } from 'design-system/screens/backoffice/CarrierProducts/SyncPanel';
import { http } from '../http/client.ts';
import { cronRunList } from './cron-runs.ts';
import { offerableProducts } from './offers.ts';
import { byId, read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { list, get, change, latestSync, sync, takeOver } = carrierProductsApi;
const { listProducts, switchProduct } = organizationProductsApi;

/** While the carriers are being asked, how far it is is asked for again and again, though not while nobody looks. */
const REFRESH_MS = 1500;

/** One page of the products of all carriers. */
export const carrierProductList = read(list, ({ carrier, active, country, page }: ProductsFilter) => ({
  query: {
    page,
    ...(carrier !== '' && { carrier }),
    ...(active !== '' && { active: active === 'yes' }),
    ...(country !== '' && { country }),
  },
}));

/** One product; it is edited, so it is not called old because somebody looked away. */
export const oneCarrierProduct = read(get, byId, unlessFocused);

/** How the latest sync with the carriers stands. */
export const latestProductSync = read(latestSync, () => ({}), {
  refreshInterval: (data?: { readonly latest: ProductSync | null }) =>
    data?.latest?.status === 'pending' ? REFRESH_MS : 0,
});

/** Which products an organisation may use. */
export const productsOfOrganization = read(listProducts, byId);

/** Whatever shows products. */
export const productReads = [
  carrierProductList,
  oneCarrierProduct,
  productsOfOrganization,
  offerableProducts,
];

/** What becomes of a product, and of which version of it. */
export interface ProductChangeInput extends CarrierProductChange {
  readonly id: string;
  readonly version: number;
}

/** Changes what staff say of a product, or switches it for everybody. */
export const changeCarrierProduct = write(
  ({ id, version, ...body }: ProductChangeInput) => http.call(change, { params: { id }, body, version }),
  { makesOld: productReads, outlivesPage: true },
);

/** Whether an organisation may use a product, and which version that was decided of. */
export interface ProductSwitchInput {
  readonly id: string;
  readonly productId: string;
  readonly version: number;
  readonly isActive: boolean;
}

/** Switches a product for one organisation. */
export const switchOrganizationProduct = write(
  ({ id, productId, version, isActive }: ProductSwitchInput) =>
    http.call(switchProduct, { params: { id, productId }, body: { isActive }, version }),
  { makesOld: [productsOfOrganization], outlivesPage: true },
);

/** A sync that is to begin, after the latest that is known to be over: once that is another one, it is a new intent. */
export interface BegunSync {
  readonly after: string | undefined;
}

/** Asks all carriers for their products; the same key never asks twice. */
export const startProductSync = write(
  (_: BegunSync, { idempotencyKey, signal }) => http.call(sync, { idempotencyKey, signal }),
  { makesOld: [latestProductSync, cronRunList], outlivesPage: true },
);

/** Takes over what a carrier says although most of its products are missing. */
export const takeOverProducts = write(
  ({ carrier, syncId }: SeenLoss, { signal }) =>
    http.call(takeOver, { params: { id: carrier }, body: { syncId }, signal }),
  { makesOld: [latestProductSync, ...productReads], outlivesPage: true },
);
