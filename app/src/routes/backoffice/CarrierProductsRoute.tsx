import type { CarrierProduct } from 'contract';
import type { ProductsFilter } from 'design-system/screens/backoffice/CarrierProducts/carrier-products-state.ts';
import { CarrierProducts } from 'design-system/screens/backoffice/CarrierProducts/CarrierProducts';
import { useNavigate } from 'react-router';
import {
  carrierProductList,
  changeCarrierProduct,
  latestProductSync,
  oneCarrierProduct,
} from '../../data/carrier-products.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { carrierProductsAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { ServedGeography } from '../new-shipment/ServedGeography.tsx';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { OpenProduct } from './OpenProduct.tsx';
import { OpenSync } from './OpenSync.tsx';
import { mayAdminister } from './rights-of-staff.ts';
import { toProductsState, withLatest } from './to-products-state.ts';
import { useProductSwitches } from './use-product-switches.ts';
import { useProductSync } from './use-product-sync.ts';

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { product, sync: _, ...filter } = carrierProductsAddress.parse(query);
  preloadRead(carrierProductList(filter));
  preloadRead(latestProductSync());
  if (product !== null) preloadRead(oneCarrierProduct(product));
}

/** `/backoffice/carrier-produkte`, and beside the list the product or the sync that the address names. */
export function Component() {
  return (
    <ServedGeography>
      <Products />
    </ServedGeography>
  );
}

function Products() {
  const { product, sync, ...filter } = useSearch(carrierProductsAddress);
  const navigate = useNavigate();
  const now = useNow();
  const hrefWith = (change: Partial<ProductsFilter>) => carrierProductsAddress.href({ ...filter, ...change });
  const syncHref = carrierProductsAddress.href({ ...filter, sync: true });
  const list = useList(useRead(carrierProductList(filter)), filter, toProductsState, (page) =>
    carrierProductsAddress.href({ ...filter, product, sync, page }),
  );
  const { isSyncing, start } = useProductSync();
  const { latest, ...switching } = useProductSwitches(changeCarrierProduct, {
    shown: list.state.kind === 'ready' ? list.state.value.items : undefined,
    toInput: ({ id, version, isActive }: CarrierProduct) => ({ id, version, isActive }),
  });
  const close = () => void navigate(carrierProductsAddress.href(filter));
  const mayChange = mayAdminister();
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
              start();
              void navigate(syncHref);
            }
          : undefined
      }
      isSyncing={isSyncing}
      onFilter={(change) => void navigate(hrefWith({ ...change, page: 1 }), { preventScrollReset: true })}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}
