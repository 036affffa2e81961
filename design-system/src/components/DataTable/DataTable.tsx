import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';

export const cardPlaces = styles.cardPlaces;
export type CardPlace = (typeof cardPlaces)[number];

export interface DataTableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** CSS length; without one the column shares what is left. */
  width?: string;
  align?: (typeof styles.alignments)[number];
  /** Where the cell stands on the card that a row becomes on a phone. */
  card: CardPlace;
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
  /** The rows are being fetched anew; they stay readable. */
  isStale?: boolean;
  /** Rows of the whole list and the place of the first one shown, where only a page of it stands here. */
  total?: { count: number; firstIndex: number };
}

/**
 * Rows of equal things under column heads; on a phone each row is a card.
 * A native table. Its roles are spelled out because the layout of the cards would take them away.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/table/
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  openRowKey,
  isStale = false,
  total,
}: DataTableProps<Row>) {
  return (
    <table
      role="table"
      className={styles.table}
      aria-busy={isStale || undefined}
      aria-rowcount={total && total.count + 1}
    >
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.headerRow} aria-rowindex={total && 1}>
          {columns.map(({ key, header, width, align = 'start' }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={styles.header({ align })}
              style={assignInlineVars({ [styles.columnWidth]: width ?? null })}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row, index) => {
          const key = rowKey(row);
          return (
            <tr
              key={key}
              role="row"
              className={styles.row}
              data-open={key === openRowKey || undefined}
              aria-current={key === openRowKey || undefined}
              aria-rowindex={total && total.firstIndex + index + 2}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: DataTableColumn<Row>; row: Row }) {
  const { align = 'start', card, isRowHeader, cell } = column;
  const className = styles.cell({ align, card });
  return isRowHeader ? (
    <th role="rowheader" scope="row" className={className}>
      {cell(row)}
    </th>
  ) : (
    <td role="cell" className={className}>
      {cell(row)}
    </td>
  );
}
