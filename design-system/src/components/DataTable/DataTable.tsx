import { Fragment, type ReactNode, useId } from 'react';
import { TableBody, TableDetailRow } from '../Table/Table.tsx';
import type { DataTableColumn, SortDescriptor } from './data-table-column.ts';
import { DataRow, dataRowProps } from './DataRow.tsx';
import { DataTableFrame } from './DataTableFrame.tsx';
import { ExpansionContext } from './expansion.ts';
import type { Selection } from './selection.ts';

export type { DataTableColumn, SortDescriptor } from './data-table-column.ts';
export type { Selection } from './selection.ts';

/** What a table takes, however many of its rows are in the page. */
export interface RowsTableProps<Row> {
  /** Names the table; not shown. */
  label: string;
  /** Keep the array from render to render where there are many rows. */
  columns: readonly DataTableColumn<Row>[];
  /** In the order they are shown in: sorting and filtering are the caller's. */
  rows: readonly Row[];
  /** What tells a row from all others, the same from render to render. */
  rowKey: (row: Row) => string;
  /** The row whose detail is open. */
  openRowKey?: string;
  /** A click anywhere on a row follows its first link, as keyboards do. */
  opensByRow?: boolean;
  /** The rows are being fetched; the ones shown stay readable. */
  isBusy?: boolean;
  /** The column and direction that the rows are in now. */
  sortDescriptor?: SortDescriptor;
  /** Called by the heads of columns with `allowsSorting`. */
  onSortChange?: (sortDescriptor: SortDescriptor) => void;
  /** With `onSelectionChange` and a `selectionColumn`. */
  selectedKeys?: Selection;
  /** Called with the new selection; the owner keeps it. */
  onSelectionChange?: (keys: Selection) => void;
}

export interface DataTableProps<Row> extends RowsTableProps<Row> {
  /**
   * Rows of the whole list and the place of the first one shown, where only a page of it stands here.
   * Without `count` nobody knows how many there are.
   */
  total?: { count?: number; firstIndex: number };
  /** What a row unfolds below itself. With the next two and an `expandColumn`. */
  rowDetail?: (row: Row) => ReactNode;
  /** The rows that are unfolded. */
  expandedKeys?: ReadonlySet<string>;
  /** Called with the rows that are to be unfolded; the owner keeps them. */
  onExpandedChange?: (keys: ReadonlySet<string>) => void;
}

/**
 * Rows of equal things described by columns; on a phone each row is a card. Checkboxes, a menu per row and buttons that
 * unfold it are columns too: `selectionColumn`, `rowMenuColumn`, `expandColumn`. One value that is edited in its place
 * is an `EditableCell`. For a table of another build, put the parts of `Table` together; for thousands of rows take
 * `WindowedTable`.
 *
 * Rows that unfold are first used by the Tagesabschluss, for the shipments of a closing.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/table/, https://react-aria.adobe.com/Table
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowDetail, expandedKeys, onExpandedChange } = props;
  const id = useId();
  const expansion = rowDetail &&
    expandedKeys &&
    onExpandedChange && { expandedKeys, onExpandedChange, detailId: (key: string) => `${id}-${key}` };
  return (
    <ExpansionContext value={expansion}>
      <DataTableFrame {...props} stickyHead="page">
        <TableBody>
          {rows.map((row, index) => {
            const key = rowKey(row);
            return (
              <Fragment key={key}>
                <DataRow {...dataRowProps(props, row, index)} />
                {expansion?.expandedKeys.has(key) && (
                  <TableDetailRow id={expansion.detailId(key)} columnCount={columns.length}>
                    {rowDetail?.(row)}
                  </TableDetailRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </DataTableFrame>
    </ExpansionContext>
  );
}
