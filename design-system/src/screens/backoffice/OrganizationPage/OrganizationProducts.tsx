import { Truck } from '@lucide/icons';
import type { OrganizationProduct } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { productColumns } from '../CarrierProducts/carrier-product-columns.tsx';
import type { Switching } from '../CarrierProducts/carrier-products-state.ts';
import { fullName } from '../CarrierProducts/product-facts.ts';
import { ProductSwitch } from '../CarrierProducts/ProductSwitch.tsx';
import type { OrganizationProductsState } from './organization-page-state.ts';
import { organizationPageCopy } from './OrganizationPage.copy.ts';
import * as styles from './OrganizationPage.css.ts';

const { products: copy, readOnly } = organizationPageCopy;

export interface OrganizationProductsProps {
  readonly state: OrganizationProductsState;
  /** Null for whoever may only read them. */
  readonly switching: Switching<OrganizationProduct> | null;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** „Carrier-Produkte“ of an organisation: which it may use, each with a switch that saves at once. */
export function OrganizationProducts({ state, switching, onRetry }: OrganizationProductsProps) {
  return (
    <ResourceView
      resource={state}
      words={{ loading: copy.loading, failed: copy.failed }}
      skeleton={
        <Stack gap={3}>
          <Skeleton width={0.7} />
          <Skeleton width={0.5} />
        </Stack>
      }
      onRetry={onRetry}
    >
      {(products) =>
        products.length === 0 ? (
          <EmptyState icon={Truck} title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        ) : (
          <Stack gap={4}>
            {switching ? (
              <p className={styles.about}>
                <span>{copy.about}</span>
                <span>{inUse(products)}</span>
              </p>
            ) : (
              <Banner tone="info">{readOnly}</Banner>
            )}
            <DataTable
              label={copy.table}
              columns={columnsFor(switching)}
              rows={products}
              rowKey={({ id }) => id}
            />
          </Stack>
        )
      }
    </ResourceView>
  );
}

function inUse(products: readonly OrganizationProduct[]): string {
  const usable = products.filter(({ isActive, isOffered }) => isActive && isOffered);
  return copy.inUse(usable.length, products.length);
}

function columnsFor(
  switching: Switching<OrganizationProduct> | null,
): readonly DataTableColumn<OrganizationProduct>[] {
  return [
    ...productColumns<OrganizationProduct>(),
    {
      key: 'isActive',
      header: copy.isActive,
      width: '14em',
      lines: 2,
      cell: (product) => (
        <>
          <ProductSwitch
            name={fullName(product)}
            isActive={product.isActive}
            standing={switching?.standingOf(product)}
            onSwitch={switching ? (is) => switching.onSwitch(product, is) : undefined}
          />
          {noteOf(product) !== undefined && <span className={styles.note}>{noteOf(product)}</span>}
        </>
      ),
    },
  ];
}

/** Why a switch is not what it seems: off for all goes before what is otherwise than usual. */
function noteOf({ isOffered, isActive, isDefault }: OrganizationProduct): string | undefined {
  if (!isOffered) return copy.notOffered;
  return isActive === isDefault ? undefined : copy.deviates;
}
