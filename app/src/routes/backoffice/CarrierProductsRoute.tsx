import type { CarrierProduct } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import {
  type CarrierProductsState,
  isUnfiltered,
  type ProductsFilter,
} from 'design-system/screens/backoffice/CarrierProducts/carrier-products-state.ts';
import { CarrierProducts } from 'design-system/screens/backoffice/CarrierProducts/CarrierProducts';
import { carrierProductsCopy as copy } from 'design-system/screens/backoffice/CarrierProducts/CarrierProducts.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { Navigate, useNavigate } from 'react-router';
import {
  carrierProductList,
  changeCarrierProduct,
  latestProductSync,
  oneCarrierProduct,
  startProductSync,
} from '../../data/carrier-products.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useNow } from '../../hooks/use-now.ts';
import { carrierProductsAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { OpenProduct } from './OpenProduct.tsx';
import { OpenSync } from './OpenSync.tsx';
import { mayChangeProducts } from './rights-of-staff.ts';
import { useProductSwitches } from './use-product-switches.ts';
import { useSyncEnd } from './use-sync-end.ts';

type ProductsPage = ListPage & { readonly items: readonly CarrierProduct[]; readonly totalItems: number };

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { product, sync: _, ...filter } = carrierProductsAddress.parse(query);
  preloadRead(carrierProductList(filter));
  preloadRead(latestProductSync());
  if (product !== null) preloadRead(oneCarrierProduct(product));
}

/** `/backoffice/carrier-produkte`, and beside the list the product or the sync that the address names. */
export function Component() {
  const { product, sync, ...filter } = useSearch(carrierProductsAddress);
  const navigate = useNavigate();
  const now = useNow();
  const hrefWith = (change: Partial<ProductsFilter>) => carrierProductsAddress.href({ ...filter, ...change });
  const syncHref = carrierProductsAddress.href({ ...filter, sync: true });
  const list = useList(useRead(carrierProductList(filter)), filter, toProductsState);
  const latestSync = useRead(latestProductSync());
  useSyncEnd(latestSync.data?.latest);
  const starting = useWrite(startProductSync, {
    onFailed: (error) =>
      addToast({
        tone: 'danger',
        ...toToastFailure(error, { ...writeFailureCopy, ...copy.told.notStarted }),
      }),
  });
  const { latest, ...switching } = useProductSwitches(
    changeCarrierProduct,
    ({ id, version }: CarrierProduct, isActive) => ({ id, version, isActive }),
    list.retry,
  );
  if (list.nearestPage !== filter.page) return <Navigate to={hrefWith({ page: list.nearestPage })} replace />;
  const close = () => void navigate(carrierProductsAddress.href(filter));
  const mayChange = mayChangeProducts();
  return (
    <CarrierProducts
      state={withLatest(list.state, latest)}
      filter={filter}
      hrefs={{
        home: pages.start.href(),
        product: (id) => carrierProductsAddress.href({ ...filter, product: id }),
        sync: syncHref,
        reset: carrierProductsAddress.href(),
      }}
      {...(sync && { panel: <OpenSync onClose={close} /> })}
      {...(product !== null && {
        openId: product,
        panel: <OpenProduct key={product} id={product} onClose={close} />,
      })}
      now={now}
      switching={mayChange ? switching : null}
      onSync={
        mayChange
          ? () => {
              void starting.run(null);
              void navigate(syncHref);
            }
          : undefined
      }
      isSyncing={starting.state.kind === 'pending' || latestSync.data?.latest?.status === 'pending'}
      onFilter={(change) => void navigate(hrefWith({ ...change, page: 1 }), { preventScrollReset: true })}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}

/** Rows as their switches have left them, until the list is there anew. */
function withLatest(
  state: CarrierProductsState,
  latest: (row: CarrierProduct) => CarrierProduct,
): CarrierProductsState {
  if (state.kind !== 'ready') return state;
  return { ...state, value: { ...state.value, items: state.value.items.map(latest) } };
}

function toProductsState(
  read: Read<ProductsPage>,
  asked: Asked<ProductsPage, ProductsFilter>,
): CarrierProductsState {
  return toListState(read, { ...asked, isEmpty: () => isUnfiltered(asked.filter) });
}
