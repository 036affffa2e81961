import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import type { RowsTableProps } from '../DataTable/DataTable.tsx';
import { DataTableFrame } from '../DataTable/DataTableFrame.tsx';
import { usePrinting } from './usePrinting.ts';
import { type BodyRef, useBodyMeasures, useRowWindow } from './useRowWindow.ts';
import { WindowedRows } from './WindowedRows.tsx';
import { box, page } from './WindowedTable.css.ts';

export interface WindowedTableProps<Row> extends RowsTableProps<Row> {
  /** A CSS length: higher than that, the table scrolls in a box of its own. Without it the page scrolls. */
  maxHeight?: string;
}

/**
 * A `DataTable` for thousands of rows: only those in sight are in the page, while assistive technology hears of
 * all of them. The row with the focus stays, however far a person scrolls, and paper gets every row. The browser's
 * own search finds what is in sight alone, so offer one. `columns`, `rows` and `rowKey` must stay the same from
 * render to render as long as nothing changes.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/table/, https://tanstack.com/virtual
 */
export function WindowedTable<Row>({ maxHeight, ...props }: WindowedTableProps<Row>) {
  const count = props.rows.length;
  const total = useMemo(() => ({ count, firstIndex: 0 }), [count]);
  const table = { ...props, total };
  if (maxHeight === undefined)
    return (
      <div className={page}>
        <DataTableFrame {...table} stickyHead="page">
          <RowsOfPage {...table} />
        </DataTableFrame>
      </div>
    );
  return (
    <div
      className={box}
      style={{ maxBlockSize: maxHeight }}
      role="group"
      aria-label={props.label}
      // Whoever has no mouse scrolls the box with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <DataTableFrame {...table} stickyHead="container">
        <RowsOfBox {...table} />
      </DataTableFrame>
    </div>
  );
}

function RowsOfPage<Row>(table: RowsTableProps<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const isPrinting = usePrinting();
  const { options, onFocusRow, estimateRef, setScrollMargin } = useRowWindow(table, window.innerHeight);
  // The compiler that this warns of is not in use; the virtualizer renders its component anew itself.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>(options);
  useBodyMeasures(virtualizer, bodyRef, estimateRef, setScrollMargin);
  return <WindowedRows {...{ table, virtualizer, bodyRef, onFocusRow, isPrinting }} />;
}

function RowsOfBox<Row>(table: RowsTableProps<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const isPrinting = usePrinting();
  const { options, onFocusRow, estimateRef } = useRowWindow(table, window.innerHeight / 2);
  // The compiler that this warns of is not in use; the virtualizer renders its component anew itself.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    ...options,
    getScrollElement: () => boxAround(bodyRef),
  });
  useBodyMeasures(virtualizer, bodyRef, estimateRef);
  return <WindowedRows {...{ table, virtualizer, bodyRef, onFocusRow, isPrinting }} />;
}

/** A ref of the box itself would come too late for the rows in it. */
function boxAround(bodyRef: BodyRef): HTMLDivElement | null {
  return bodyRef.current?.closest<HTMLDivElement>(`.${box}`) ?? null;
}
