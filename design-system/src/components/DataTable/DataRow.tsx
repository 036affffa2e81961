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
  /** Unknown in a table without selection. */
  isSelected: boolean | undefined;
  /** As `aria-rowindex`. */
  rowIndex: number | undefined;
}

/** Stands where a row has nothing to say. */
const BLANK = '–';

/** One row of a data table. Attributes beyond its own go to the `<tr>`. */
export function DataRow<Row>({ row, rowKey, columns, ...rest }: DataRowProps<Row>) {
  return (
    <TableRow {...rest}>
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

type RowFacts<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'openRowKey' | 'selectedKeys' | 'total'
>;

/** What a data table says of the row at an index of its `rows`. */
export function dataRowProps<Row>(
  { columns, rowKey, openRowKey, selectedKeys, total }: RowFacts<Row>,
  row: Row,
  index: number,
): DataRowProps<Row> {
  const key = rowKey(row);
  return {
    row,
    rowKey: key,
    columns,
    isCurrent: key === openRowKey,
    isSelected: selectedKeys && isSelected(selectedKeys, key),
    // From 1, and the heads are the first row.
    rowIndex: total && total.firstIndex + index + 2,
  };
}
