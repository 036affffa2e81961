import { Truck } from '@lucide/icons';
import { carriers, type OrganizationProduct } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { productColumns } from '../CarrierProducts/carrier-product-columns.tsx';
import type { ProductSwitches } from '../CarrierProducts/carrier-products-state.ts';
import { ProductSwitch } from '../CarrierProducts/ProductSwitch.tsx';
import {
  noProductsFilter,
  type OrganizationProductsFilter,
  type OrganizationProductsState,
} from './organization-page-state.ts';
import { organizationPageCopy } from './OrganizationPage.copy.ts';
import * as styles from './OrganizationPage.css.ts';

const { products: copy, readOnly } = organizationPageCopy;

export interface OrganizationProductsProps {
  readonly state: OrganizationProductsState;
  readonly filter: OrganizationProductsFilter;
  /** Null for whoever may only read them. */
  readonly switching: ProductSwitches<OrganizationProduct> | null;
  readonly onFilter: (change: Partial<OrganizationProductsFilter>) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** „Carrier-Produkte“ of an organisation: which it may use, each with a switch that saves at once. */
export function OrganizationProducts(props: OrganizationProductsProps) {
  const { state, onRetry } = props;
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
          <Products {...props} products={products} />
        )
      }
    </ResourceView>
  );
}

interface ProductsProps extends OrganizationProductsProps {
  readonly products: readonly OrganizationProduct[];
}

function Products({ products, filter, switching, onFilter }: ProductsProps) {
  const shown = products.filter(
    (product) =>
      (filter.carrier === '' || product.carrier === filter.carrier) &&
      (!filter.deviating || deviates(product)),
  );
  return (
    <Stack gap={4}>
      {!switching && <Banner tone="info">{readOnly}</Banner>}
      <p className={styles.about}>
        {switching && <span>{copy.about}</span>}
        <span>{inUse(products)}</span>
      </p>
      <Filters products={products} filter={filter} switching={switching} onFilter={onFilter} />
      {shown.length === 0 ? (
        <EmptyState
          icon={Truck}
          title={copy.noHits}
          actions={<Button onPress={() => onFilter(noProductsFilter)}>{copy.showAll}</Button>}
        />
      ) : (
        <DataTable
          label={copy.table}
          columns={organizationProductColumns(switching)}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
    </Stack>
  );
}

const carrierOptions = carriers.map((value) => ({ value, label: value }));

function Filters({ products, filter, switching, onFilter }: Omit<ProductsProps, 'state' | 'onRetry'>) {
  const deviating = products.filter(deviates);
  // Each is switched by itself, as if it were pressed: what fails stands at its row, and each can be taken back.
  const toDefault = switching && deviating.length > 0 && (
    <Button
      onPress={() =>
        deviating.forEach((product) => switching.onSwitch(product, 'isActive', product.isDefault))
      }
    >
      {copy.toDefault}
    </Button>
  );
  return (
    <FilterBar
      label={copy.filters}
      actions={toDefault}
      chipsLabel={copy.chips}
      chips={[]}
      onRemove={() => undefined}
      clearLabel={copy.clear}
      onClear={() => onFilter(noProductsFilter)}
    >
      <Select
        label={copy.carrier}
        isLabelHidden
        placeholder={copy.anyCarrier}
        options={carrierOptions}
        value={filter.carrier}
        onChange={(carrier) => onFilter({ carrier: carrier as OrganizationProductsFilter['carrier'] })}
      />
      <Checkbox
        label={copy.onlyDeviating(deviating.length)}
        isSelected={filter.deviating}
        onChange={(isOn) => onFilter({ deviating: isOn })}
      />
    </FilterBar>
  );
}

function inUse(products: readonly OrganizationProduct[]): string {
  const usable = products.filter(({ isActive, isOffered }) => isActive && isOffered);
  return copy.inUse(usable.length, products.length);
}

export function organizationProductColumns(
  switching: ProductSwitches<OrganizationProduct> | null,
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
          <ProductSwitch product={product} switching={switching} />
          {noteOf(product) !== undefined && <span className={styles.note}>{noteOf(product)}</span>}
        </>
      ),
    },
  ];
}

function deviates({ isActive, isDefault }: OrganizationProduct): boolean {
  return isActive !== isDefault;
}

/** Why a switch is not what it seems: off for all goes before what is otherwise than usual. */
function noteOf(product: OrganizationProduct): string | undefined {
  if (!product.isOffered) return copy.notOffered;
  return deviates(product) ? copy.deviates : undefined;
}
