import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ColumnFrom } from './Table.css.ts';
import {
  body,
  cell,
  cellAlignments,
  cellCardRoles,
  columnHeader,
  head,
  row,
  sortArrow,
  sortButton,
  table,
  container,
  shownFrom,
  tableCards,
  tableRowHeights,
} from './Table.css.ts';

export type { ColumnFrom } from './Table.css.ts';
export { cellAlignments, cellCardRoles, tableCards, tableRowHeights };
export type CellAlignment = (typeof cellAlignments)[number];
export type CellCardRole = (typeof cellCardRoles)[number];
export type TableRowHeight = (typeof tableRowHeights)[number];
export type SortDirection = 'ascending' | 'descending';

export interface TableProps {
  /** The table's name for assistive technology; the heading above it says the same to the eye. */
  label: string;
  children: ReactNode;
  rows?: TableRowHeight;
  /** Keeps the head in sight: below the page's top bar, or at the edge of what scrolls around the table. */
  stickyHead?: 'page' | 'container';
  /** For a table that shows a part of its rows: how many there are in all. */
  rowCount?: number;
  isBusy?: boolean;
  /** What rows become on a phone; with `areas` every cell takes one of the six places. */
  cards?: (typeof tableCards)[number];
}

/*
 * Below 640 px rows are drawn as cards. Other `display` values take the table's meaning away from
 * some browsers, so every part states its role.
 */

/**
 * A native table. Columns are divided by a `<colgroup>` or by widths of the head; money and
 * measures are aligned to the end.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/table/, https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function Table({
  label,
  children,
  rows = 'twoLines',
  stickyHead,
  rowCount,
  isBusy,
  cards = 'lines',
}: TableProps) {
  return (
    <div className={container}>
      <table
        role="table"
        aria-label={label}
        aria-rowcount={rowCount}
        aria-busy={isBusy}
        className={table}
        data-rows={rows}
        data-sticky={stickyHead}
        data-cards={cards}
      >
        {children}
      </table>
    </div>
  );
}

/** Holds the one row of column headers. Not there on phones, where each value carries its label. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead role="rowgroup" className={head}>
      <tr role="row">{children}</tr>
    </thead>
  );
}

export interface TableColumnProps {
  /** Visible words, or words for assistive technology with `isLabelHidden`. */
  children: ReactNode;
  isLabelHidden?: boolean;
  align?: CellAlignment;
  /** A CSS width; a column without one shares the rest. */
  width?: string;
  /** Given for a column that can be sorted by. */
  onSort?: () => void;
  /** The order that the rows are in now, if it is by this column. */
  sort?: SortDirection;
  /** The width of the table from which the column is shown; the cells below need the same. */
  from?: ColumnFrom;
}

/** The head of a column; with `onSort` a button that changes the order. */
export function TableColumn({
  children,
  isLabelHidden,
  align = 'start',
  width,
  onSort,
  sort,
  from,
}: TableColumnProps) {
  const words = isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={onSort && (sort ?? 'none')}
      className={`${columnHeader({ align })} ${shownFrom({ from })}`}
      style={width ? { inlineSize: width } : undefined}
    >
      {onSort ? (
        <button type="button" className={sortButton} onClick={onSort}>
          {words}
          <span className={sortArrow}>
            <Icon icon={sort === 'ascending' ? ArrowUp : ArrowDown} size="sm" />
          </span>
        </button>
      ) : (
        words
      )}
    </th>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    <tbody role="rowgroup" className={body}>
      {children}
    </tbody>
  );
}

export interface TableRowProps extends Omit<ComponentProps<'tr'>, 'className' | 'style'> {
  /** Ticked, together with others, for an action on all of them. */
  isSelected?: boolean;
  /** Opened: its details stand beside the table. */
  isCurrent?: boolean;
  /** The row's place among all rows, from 1, when only a part is shown. */
  rowIndex?: number;
}

/** A row. Give it a link or a button inside; a click handler on the row may only repeat what that does. */
export function TableRow({ isSelected, isCurrent, rowIndex, ...rest }: TableRowProps) {
  return (
    <tr
      {...rest}
      role="row"
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      aria-rowindex={rowIndex}
      className={row}
      data-current={isCurrent || undefined}
    />
  );
}

export interface TableCellProps {
  children?: ReactNode;
  /** The column's words, shown before the value in the card on a phone. */
  label?: string;
  align?: CellAlignment;
  card?: CellCardRole;
  /** The cell that names its row. */
  isRowHeader?: boolean;
  colSpan?: number;
  /** As the column's. */
  from?: ColumnFrom;
}

export function TableCell({
  children,
  label,
  align = 'start',
  card = 'line',
  isRowHeader,
  colSpan,
  from,
}: TableCellProps) {
  const attributes = {
    className: `${cell({ align, card })} ${shownFrom({ from })}`,
    'data-label': label,
    colSpan,
  };
  return isRowHeader ? (
    <th {...attributes} role="rowheader" scope="row">
      {children}
    </th>
  ) : (
    <td {...attributes} role="cell">
      {children}
    </td>
  );
}
