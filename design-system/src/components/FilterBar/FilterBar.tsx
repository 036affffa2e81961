import { ListFilter } from '@lucide/icons';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FilterChip } from '../FilterChips/FilterChips.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { Inline } from '../Inline/Inline.tsx';
import type { SheetProps } from '../Sheet/Sheet.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import * as styles from './FilterBar.css.ts';

export interface MoreFilters extends Pick<SheetProps, 'title' | 'closeLabel' | 'footer'> {
  /** The words of the button that opens them, e.g. „Filter“. */
  label: string;
  /** How many of them are on; shown after the words if there are any. */
  activeCount: number;
  /** The fields of the filters. */
  children: ReactNode;
}

export interface FilterBarProps {
  /** Names the search landmark, e.g. „Einträge suchen und filtern“. */
  label: string;
  /** A `SearchField`. */
  search?: ReactNode;
  /** The filters that are used all the time, such as a period; at most two or three. */
  children?: ReactNode;
  /** The rest of the filters, in a `Sheet`: from the right, on a phone from below. */
  more?: MoreFilters;
  /** What acts on the list at the end of the line, such as the choice of columns. */
  actions?: ReactNode;
  /** Names the list of active filters, e.g. „Aktive Filter“. */
  chipsLabel: string;
  /** The filters that are on, one chip each; none hides the list. */
  chips: readonly FilterChip[];
  /** Called with the key of the chip whose filter is to go. */
  onRemove: (key: string) => void;
  /** e.g. „Alle Filter zurücksetzen“ */
  clearLabel: string;
  /** Takes every filter away. */
  onClear: () => void;
}

/**
 * What stands above a list to narrow it down: search, filters, and below them the filters that are
 * on, each with a way to take it off. It keeps no state: what is filtered belongs into the address.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/search.html
 */
export function FilterBar({
  label,
  search,
  children,
  more,
  actions,
  chipsLabel,
  chips,
  onRemove,
  clearLabel,
  onClear,
}: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div ref={bar} role="search" aria-label={label} tabIndex={-1} className={styles.bar}>
      <Inline gap={2} align="end">
        {search && <div className={styles.search}>{search}</div>}
        {children && <div className={styles.filters}>{children}</div>}
        {more && (
          <Sheet
            title={more.title}
            closeLabel={more.closeLabel}
            footer={more.footer}
            trigger={
              <Button icon={ListFilter}>
                {more.label}
                {more.activeCount > 0 && <span className={styles.count}>{more.activeCount}</span>}
              </Button>
            }
          >
            {more.children}
          </Sheet>
        )}
        {actions}
      </Inline>
      <FilterChips
        label={chipsLabel}
        chips={chips}
        onRemove={onRemove}
        clearLabel={clearLabel}
        onClear={onClear}
        focusAfterLastRef={bar}
      />
    </div>
  );
}
