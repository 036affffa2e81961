import { carriers, countryName } from 'contract';
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { countryOptions } from '../../shipments/NewShipment/form/country-options.ts';
import { useFilterCountries } from '../../shipments/NewShipment/form/geography-context.ts';
import { noFilter, type ProductsFilter } from './carrier-products-state.ts';
import { carrierProductsCopy as copy } from './CarrierProducts.copy.ts';

export interface ProductFiltersProps {
  readonly filter: ProductsFilter;
  readonly onFilter: (change: Partial<ProductsFilter>) => void;
}

const carrierOptions = carriers.map((carrier) => ({ value: carrier, label: carrier }));
const activityOptions = (['yes', 'no'] as const).map((value) => ({ value, label: copy.activities[value] }));

/** What stands above the products to narrow them down; what is chosen belongs into the address. */
export function ProductFilters({ filter, onFilter }: ProductFiltersProps) {
  const options = countryOptions(useFilterCountries());
  return (
    <FilterBar
      label={copy.filters}
      chipsLabel={copy.chips}
      chips={chipsOf(filter)}
      onRemove={(key) => onFilter({ [key]: '' })}
      clearLabel={copy.clear}
      onClear={() => onFilter(noFilter)}
    >
      <Select
        label={copy.carrier}
        isLabelHidden
        placeholder={copy.anyCarrier}
        options={carrierOptions}
        value={filter.carrier}
        onChange={(carrier) => onFilter({ carrier: carrier as ProductsFilter['carrier'] })}
      />
      <Select
        label={copy.activity}
        isLabelHidden
        placeholder={copy.anyActivity}
        options={activityOptions}
        value={filter.active}
        onChange={(active) => onFilter({ active: active as ProductsFilter['active'] })}
      />
      <Select
        label={copy.country}
        isLabelHidden
        placeholder={copy.anyCountry}
        options={options}
        value={filter.country}
        onChange={(country) => onFilter({ country })}
      />
    </FilterBar>
  );
}

/** The country alone needs a chip: the two others say in their boxes what is chosen. */
function chipsOf({ country }: ProductsFilter) {
  if (country === '') return [];
  const { country: label } = copy;
  return [{ key: 'country', label, value: countryName(country), removeLabel: copy.remove(label) }];
}
