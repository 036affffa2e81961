import { type ReactNode, useRef } from 'react';
import { Table, TableColumn, TableHead, type TableProps } from '../Table/Table.tsx';
import { cardsOf } from './card-places.ts';
import type { DataTableProps } from './DataTable.tsx';
import { SelectionContext } from './selection.ts';

export interface DataTableFrameProps<Row> extends DataTableProps<Row>, Pick<TableProps, 'stickyHead'> {
  /** The `TableBody`. */
  children: ReactNode;
}

/** All of a data table but its rows. */
export function DataTableFrame<Row>({
  label,
  columns,
  rows,
  rowKey,
  isBusy,
  total,
  sortDescriptor,
  onSortChange,
  selectedKeys,
  onSelectionChange,
  stickyHead,
  children,
}: DataTableFrameProps<Row>) {
  const anchorRef = useRef<string>(null);
  const selection = selectedKeys &&
    onSelectionChange && { selectedKeys, onSelectionChange, keys: rows.map(rowKey), anchorRef };
  const firstToSort = onSortChange && columns.find(({ allowsSorting }) => allowsSorting)?.key;
  return (
    <SelectionContext value={selection}>
      <Table
        label={label}
        cards={cardsOf(columns)}
        stickyHead={stickyHead}
        isBusy={isBusy}
        // The row of column heads counts as a row; ARIA writes -1 for what is not known.
        rowCount={total && (total.count === undefined ? -1 : total.count + 1)}
      >
        <TableHead rowIndex={total && 1}>
          {columns.map(({ key, header, head, width, align, from, allowsSorting }) => {
            const sort = sortDescriptor?.column === key ? sortDescriptor.direction : undefined;
            const direction = sort === 'ascending' ? 'descending' : 'ascending';
            return (
              <TableColumn
                key={key}
                name={key}
                width={width}
                align={align}
                from={from}
                sort={sort}
                isFirstToSort={key === firstToSort}
                onSort={
                  allowsSorting ? onSortChange && (() => onSortChange({ column: key, direction })) : undefined
                }
              >
                {head ?? header}
              </TableColumn>
            );
          })}
        </TableHead>
        {children}
      </Table>
    </SelectionContext>
  );
}
