import type { MouseEvent } from 'react';
import { tableCell, TableRow } from '../Table/Table.tsx';
import { cardLabel, cardPlace } from './card-places.ts';
import type { DataTableColumn } from './data-table-column.ts';
import type { DataTableProps } from './DataTable.tsx';
import { isSelected } from './selection.ts';

export interface DataRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly DataTableColumn<Row>[];
  isCurrent: boolean;
  opensByRow?: boolean | undefined;
  /** Unknown in a table without selection. */
  isSelected: boolean | undefined;
  /** As `aria-rowindex`. */
  rowIndex: number | undefined;
}

/** Stands where a row has nothing to say. */
const BLANK = '–';

/** One row of a data table. Attributes beyond its own go to the `<tr>`. */
export function DataRow<Row>({ row, rowKey, columns, opensByRow, ...rest }: DataRowProps<Row>) {
  return (
    <TableRow {...rest} {...(opensByRow && { onClick: followLink, 'data-opens': true })}>
      {columns.map((column) => {
        const content = column.cell(row, rowKey);
        const isBlank = content === null || content === undefined || content === '' || content === false;
        return tableCell(
          {
            align: column.align,
            card: cardPlace(column),
            label: cardLabel(column),
            isRowHeader: column.isRowHeader,
            from: column.from,
            isBlank,
            children: isBlank ? BLANK : content,
          },
          column.key,
        );
      })}
    </TableRow>
  );
}

/** For the mouse alone: keyboards and screen readers have the link itself. */
function followLink({ target, currentTarget, ...event }: MouseEvent<HTMLTableRowElement>) {
  const isOwn = target instanceof Element && target.closest('a, button, input, label') !== null;
  const isMarking = getSelection()?.type === 'Range';
  // What floats above the list is a child of the row to React alone.
  const isInside = target instanceof Node && currentTarget.contains(target);
  if (isOwn || isMarking || !isInside || event.ctrlKey || event.metaKey || event.shiftKey) return;
  currentTarget.querySelector<HTMLElement>('a[href]')?.click();
}

type RowFacts<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'openRowKey' | 'opensByRow' | 'selectedKeys' | 'total'
>;

/** What a data table says of the row at an index of its `rows`. */
export function dataRowProps<Row>(
  { columns, rowKey, openRowKey, opensByRow, selectedKeys, total }: RowFacts<Row>,
  row: Row,
  index: number,
): DataRowProps<Row> {
  const key = rowKey(row);
  return {
    row,
    rowKey: key,
    columns,
    isCurrent: key === openRowKey,
    opensByRow,
    isSelected: selectedKeys && isSelected(selectedKeys, key),
    // From 1, and the heads are the first row.
    rowIndex: total && total.firstIndex + index + 2,
  };
}
