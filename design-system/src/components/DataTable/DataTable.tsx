import { TableBody } from '../Table/Table.tsx';
import type { DataTableColumn, SortDescriptor } from './data-table-column.ts';
import { DataRow, dataRowProps } from './DataRow.tsx';
import { DataTableFrame } from './DataTableFrame.tsx';
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
}

/**
 * Rows of equal things described by columns; on a phone each row is a card. Checkboxes and a menu per row are
 * columns too: `selectionColumn` and `rowMenuColumn`. For a table of another build, put the parts of `Table`
 * together; for thousands of rows take `WindowedTable`.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/table/, https://react-aria.adobe.com/Table
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return (
    <DataTableFrame {...props} stickyHead="page">
      <TableBody>
        {props.rows.map((row, index) => (
          <DataRow key={props.rowKey(row)} {...dataRowProps(props, row, index)} />
        ))}
      </TableBody>
    </DataTableFrame>
  );
}
