import { RefreshCw, Truck } from '@lucide/icons';
import { type CarrierProduct, PRODUCTS_PER_PAGE } from 'contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { isUnfiltered } from '../../../patterns/ListFrame/list-filter.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { carrierProductColumns } from './carrier-product-columns.tsx';
import {
  type CarrierProductsHrefs,
  type CarrierProductsState,
  noFilter,
  type ProductSwitches,
} from './carrier-products-state.ts';
import { carrierProductsCopy as copy } from './CarrierProducts.copy.ts';
import { ProductFilters, type ProductFiltersProps } from './ProductFilters.tsx';

export interface CarrierProductsProps extends ProductFiltersProps {
  readonly state: CarrierProductsState;
  readonly hrefs: CarrierProductsHrefs;
  /** The row whose panel is open. */
  readonly openId?: string;
  /** The `ProductPanel` of the open row, or the `SyncPanel`. */
  readonly panel?: ReactNode;
  readonly now: Date;
  /** Null for whoever may only read them. */
  readonly switching: ProductSwitches<CarrierProduct> | null;
  /** Asks the carriers; none for whoever may not. */
  readonly onSync?: (() => void) | undefined;
  /** Whether the carriers are being asked. */
  readonly isSyncing: boolean;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/carrier-produkte`: what carriers offer, and whether anybody may use it. */
export function CarrierProducts(props: CarrierProductsProps) {
  const { state, filter, hrefs, openId, panel, now, switching, onSync, isSyncing } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const sync = onSync && (
    <Button
      variant="primary"
      icon={RefreshCw}
      isPending={isSyncing}
      pendingLabel={copy.sync.running}
      onPress={onSync}
    >
      {copy.sync.start}
    </Button>
  );
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={copy.list}
      heading={copy.title}
      description={copy.about}
      actions={
        <>
          {sync}
          <ButtonLink href={hrefs.sync}>{copy.sync.latest}</ButtonLink>
        </>
      }
      filters={<ProductFilters filter={filter} onFilter={props.onFilter} />}
      panel={panel}
      table={{
        columns: carrierProductColumns(hrefs.product, switching, now),
        rowKey: ({ id }) => id,
        openRowKey: openId,
      }}
      empty={{ icon: Truck, title: copy.empty.title, children: copy.empty.text }}
      noHits={{ text: copy.noHits, resetHref: hrefs.reset }}
      nameOf={(shown) => copy.nameOf(!isUnfiltered(shown, noFilter), shown.page)}
      perPage={PRODUCTS_PER_PAGE}
      onPage={props.onPage}
      onRetry={props.onRetry}
    />
  );
}
