import { Select } from '../../../components/Select/Select.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import { countryOptions } from '../../shipments/NewShipment/form/country-options.ts';
import { useFilterCountries } from '../../shipments/NewShipment/form/geography-context.ts';
import type { ContactsFilter } from './contacts-state.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';
import * as styles from './Contacts.css.ts';

export interface ContactFiltersProps {
  filter: ContactsFilter;
  /** Called with the whole text at every key. */
  onSearch: (text: string) => void;
  onFilter: (change: Partial<ContactsFilter>) => void;
}

/** What stands above the list to narrow it down; what is chosen belongs into the address. */
export function ContactFilters({ filter, onSearch, onFilter }: ContactFiltersProps) {
  const options = countryOptions(useFilterCountries());
  return (
    <div role="search" aria-label={copy.filters} className={styles.filters}>
      <div className={styles.search}>
        <ListSearch
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          asked={filter.search}
          onSearch={onSearch}
        />
      </div>
      <Select
        label={copy.country}
        isLabelHidden
        placeholder={copy.allCountries}
        options={options}
        value={filter.country}
        onChange={(country) => onFilter({ country })}
      />
    </div>
  );
}
