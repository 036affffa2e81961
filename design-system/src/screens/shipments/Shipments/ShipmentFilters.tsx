import { Columns3, ListFilter } from '@lucide/icons';
import { namedPeriods, type ShipmentFilterChoices } from 'contract';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { lazyPart, type PartRetry } from '../../../components/LazyPart/LazyPart.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import { MissingPart } from '../../../patterns/MissingPart/MissingPart.tsx';
import { countFilters } from './shipments-filter.ts';
import type { RenderView, ShipmentsFilter } from './shipments-state.ts';
import { shipmentsCopy } from './Shipments.copy.ts';
import * as styles from './Shipments.css.ts';

export interface ShipmentFiltersProps {
  filter: ShipmentsFilter;
  /** What products and people are called; unknown until somebody needs it. */
  choices?: ShipmentFilterChoices | undefined;
  /** Called with the whole text at every key. */
  onSearch: (text: string) => void;
  onFilter: (change: Partial<ShipmentsFilter>) => void;
  /** The filters are being opened: what can be chosen will be needed. */
  onChoose?: () => void;
  renderView: RenderView;
}

const copy = shipmentsCopy.filters;

const failed = (_props: object, retry: PartRetry) => (
  <MissingPart title={shipmentsCopy.missing} isInline {...retry} />
);
// Few visits open them, and a calendar weighs as much as the list.
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet, { failed });

const ActiveFilters = lazyPart(async () => (await import('./ActiveFilters.tsx')).ActiveFilters, { failed });

const segments = namedPeriods.map((value) => ({ value, label: copy.periods[value] }));

/** What stands above the list to narrow it down; what is chosen belongs into the address. */
export function ShipmentFilters(props: ShipmentFiltersProps) {
  const { filter, choices, onSearch, onFilter, onChoose, renderView } = props;
  const [open, setOpen] = useState<'filters' | 'view'>();
  const amount = countFilters(filter);
  const close = () => setOpen(undefined);
  const bar = useRef<HTMLDivElement>(null);
  // It stays when its last chip has gone, to hand the focus on.
  const [hadChips, setHadChips] = useState(false);
  if (amount > 0 && !hadChips) setHadChips(true);
  return (
    <div ref={bar} tabIndex={-1} role="search" aria-label={copy.label} className={styles.filters}>
      <div className={styles.line}>
        <div className={styles.search}>
          <ListSearch
            label={shipmentsCopy.search}
            placeholder={shipmentsCopy.searchPlaceholder}
            phonePlaceholder={shipmentsCopy.searchPlaceholderShort}
            asked={filter.search}
            onSearch={onSearch}
          />
        </div>
        <Button
          icon={ListFilter}
          onPress={() => {
            onChoose?.();
            setOpen('filters');
          }}
        >
          {copy.open}
          {amount > 0 && <span className={styles.amount}>{amount}</span>}
        </Button>
        <div className={styles.periods}>
          <SegmentedControl
            label={copy.period}
            segments={segments}
            value={filter.period as (typeof namedPeriods)[number]}
            onChange={(period) => onFilter({ period, from: '', to: '' })}
          />
        </div>
        <div className={styles.columns}>
          <IconButton
            variant="secondary"
            size="lg"
            icon={Columns3}
            label={copy.view}
            onPress={() => setOpen('view')}
          />
        </div>
      </div>
      {(amount > 0 || hadChips) && (
        <ActiveFilters {...{ filter, choices, onFilter }} focusAfterLastRef={bar} />
      )}
      {open === 'filters' && <FilterSheet {...{ filter, choices, onFilter }} onClose={close} />}
      {open === 'view' && renderView(close)}
    </div>
  );
}
