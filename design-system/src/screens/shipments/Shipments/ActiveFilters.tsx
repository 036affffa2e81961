import type { ShipmentFilterChoices } from 'contract';
import type { RefObject } from 'react';
import { FilterChips } from '../../../components/FilterChips/FilterChips.tsx';
import { chipsOf, withoutChip, withoutChips } from './filter-chips.ts';
import { shipmentFiltersCopy as copy } from './ShipmentFilters.copy.ts';
import type { ShipmentsFilter } from './shipments-state.ts';

export interface ActiveFiltersProps {
  filter: ShipmentsFilter;
  choices: ShipmentFilterChoices | undefined;
  onFilter: (change: Partial<ShipmentsFilter>) => void;
  /** Takes the focus when the last one has gone under it. */
  focusAfterLastRef: RefObject<HTMLElement | null>;
}

/** The filters that are on, each with a way to take it off. */
export function ActiveFilters({ filter, choices, onFilter, focusAfterLastRef }: ActiveFiltersProps) {
  return (
    <FilterChips
      label={copy.chips}
      chips={chipsOf(filter, choices)}
      onRemove={(key) => onFilter(withoutChip(key))}
      clearLabel={copy.clear}
      onClear={() => onFilter(withoutChips())}
      focusAfterLastRef={focusAfterLastRef}
    />
  );
}
