import type { ReactNode } from 'react';
import type { CellAlignment, CellCardRole, ColumnFrom } from '../Table/Table.tsx';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../Table/Table.tsx';

export interface DataTableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** CSS length; a column without one shares what is left. */
  width?: string;
  align?: CellAlignment;
  /** Where the cell stands on the card that a row becomes on a phone. */
  card: Extract<CellCardRole, 'head' | 'headEnd' | 'body' | 'bodyEnd' | 'foot' | 'footEnd' | 'hidden'>;
  /** The width of the table from which the column is shown; always without one. */
  from?: ColumnFrom;
  /** The cell that names its row; one column has it. */
  isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table; not shown. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row whose detail is open. */
  openRowKey?: string;
  /** The rows are being fetched; the ones shown stay readable. */
  isBusy?: boolean;
  /** Rows of the whole list and the place of the first one shown, where only a page of it stands here. */
  total?: { count: number; firstIndex: number };
}

/**
 * Rows of equal things described by columns; on a phone each row is a card. For a table of another
 * build, put the parts of `Table` together.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/table/
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  openRowKey,
  isBusy,
  total,
}: DataTableProps<Row>) {
  return (
    <Table
      label={label}
      cards="areas"
      stickyHead="page"
      isBusy={isBusy}
      // The row of column heads counts as a row.
      rowCount={total && total.count + 1}
    >
      <TableHead>
        {columns.map(({ key, header, width, align, from }) => (
          <TableColumn key={key} width={width} align={align} from={from}>
            {header}
          </TableColumn>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow
            key={rowKey(row)}
            isCurrent={rowKey(row) === openRowKey}
            rowIndex={total && total.firstIndex + index + 2}
          >
            {columns.map(({ key, cell, align, card, isRowHeader, from }) => (
              <TableCell key={key} align={align} card={card} isRowHeader={isRowHeader} from={from}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
