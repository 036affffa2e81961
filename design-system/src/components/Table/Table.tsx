import { ArrowDown, ArrowUp } from '@lucide/icons';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { ColumnFrom } from './columns-from.ts';
import type { CellAlignment, CellCardRole } from './table-looks.ts';
import { cellAlignments, cellCardRoles, tableCards, tableRowHeights } from './table-looks.ts';
import { tableCopy } from './Table.copy.ts';
import {
  body,
  cell,
  columnHeader,
  detail,
  detailCell,
  head,
  headRow,
  row,
  sortArrow,
  sortButton,
  sortLabel,
  table,
  container,
} from './Table.css.ts';

export type { CellAlignment, CellCardRole } from './table-looks.ts';
export type { ColumnFrom } from './columns-from.ts';
export { cellAlignments, cellCardRoles, tableCards, tableRowHeights };
export type TableRowHeight = (typeof tableRowHeights)[number];
export type SortDirection = 'ascending' | 'descending';

export interface TableProps {
  /** The table's name for assistive technology; the heading above it says the same to the eye. */
  label: string;
  /** A `TableHead` and a `TableBody`. */
  children: ReactNode;
  /** The height that rows are made for. Default `twoLines`. */
  rows?: TableRowHeight;
  /** Keeps the head in sight: below the page's top bar, or at the edge of what scrolls around the table. */
  stickyHead?: 'page' | 'container';
  /** For a table that shows a part of its rows: how many there are in all. */
  rowCount?: number;
  /** The rows are being fetched; those shown stay readable. */
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

export interface TableHeadProps {
  children: ReactNode;
  /** 1 where the rows have indexes, too. */
  rowIndex?: number;
}

/** Holds the one row of column headers; of it a phone shows the controls, for there each value carries its label. */
export function TableHead({ children, rowIndex }: TableHeadProps) {
  return (
    <thead role="rowgroup" className={head}>
      <tr role="row" aria-rowindex={rowIndex} className={headRow}>
        {children}
      </tr>
    </thead>
  );
}

export interface TableColumnProps {
  /** Words, or what stands in for them: they may be `VisuallyHidden`. */
  children: ReactNode;
  align?: CellAlignment;
  /** A CSS width; a column without one shares the rest. */
  width?: string;
  /** Given for a column that can be sorted by. */
  onSort?: () => void;
  /** The order that the rows are in now, if it is by this column. */
  sort?: SortDirection;
  /** On a phone the words stand before it which say what it and those after it are for. Default false. */
  isFirstToSort?: boolean;
  /** The width of the table from which the column is shown; the cells below need the same. */
  from?: ColumnFrom;
  /** What it is called where others look for it. */
  name?: string;
}

/** The head of a column; with `onSort` a button that changes the order. */
export function TableColumn({
  children,
  align,
  width,
  onSort,
  sort,
  isFirstToSort,
  from,
  name,
}: TableColumnProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={onSort && (sort ?? 'none')}
      className={columnHeader}
      data-align={align}
      data-from={from}
      data-column={name}
      style={width ? { inlineSize: width } : undefined}
    >
      {/* The order of a column is told by its head already. */}
      {isFirstToSort && (
        <span aria-hidden="true" className={sortLabel}>
          {tableCopy.sortBy}
        </span>
      )}
      {onSort ? (
        <button type="button" className={sortButton} onClick={onSort}>
          {children}
          <span className={sortArrow}>
            <Icon icon={sort === 'descending' ? ArrowDown : ArrowUp} size="sm" />
          </span>
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export function TableBody(props: Omit<ComponentProps<'tbody'>, 'className' | 'style'>) {
  return <tbody {...props} role="rowgroup" className={body} />;
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

export interface TableDetailRowProps {
  /** For the button that unfolds it. */
  id: string;
  /** Of all columns, also of those that have no room just now. */
  columnCount: number;
  children: ReactNode;
}

/** What the row before has unfolded, or the form in which a row is edited in its place, as wide as the table. */
export function TableDetailRow({ id, columnCount, children }: TableDetailRowProps) {
  return (
    <tr role="row" id={id} className={detail}>
      {/* No `colSpan`: it would make columns of those that are hidden, and each would take its share of the width. */}
      <td role="cell" aria-colspan={columnCount} className={detailCell}>
        {children}
      </td>
    </tr>
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
  /** What it shows stands for nothing. On a card of areas it leaves its room to what is beside it. */
  isBlank?: boolean;
  /** As the column's. */
  from?: ColumnFrom;
}

export function TableCell(props: TableCellProps) {
  return tableCell(props);
}

/** As `TableCell`, for rows of which there are so many that a component less in each cell counts. */
export function tableCell(
  { children, label, align, card, isRowHeader, isBlank, from }: TableCellProps,
  key?: string,
): ReactElement {
  const attributes = {
    className: cell,
    'data-label': label,
    'data-align': align,
    'data-card': card,
    'data-from': from,
    'data-blank': isBlank || undefined,
  };
  return isRowHeader ? (
    <th key={key} {...attributes} role="rowheader" scope="row">
      {children}
    </th>
  ) : (
    <td key={key} {...attributes} role="cell">
      {children}
    </td>
  );
}
