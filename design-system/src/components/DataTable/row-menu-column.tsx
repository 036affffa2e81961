import { Ellipsis } from '@lucide/icons';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { rowMenuWidth } from './column-widths.css.ts';
import type { DataTableColumn } from './data-table-column.ts';

export interface RowMenuColumnOptions<Row> {
  /** The column's words; not shown. */
  header: string;
  /** Names the button of a row, e.g. „Aktionen für Tiefenmessschieber“. */
  label: (row: Row) => string;
  /** The `MenuItem`s of a row. */
  items: (row: Row) => ReactNode;
}

/** A column with a menu of what can be done with a row: the last one of its table. */
export function rowMenuColumn<Row>({
  header,
  label,
  items,
}: RowMenuColumnOptions<Row>): DataTableColumn<Row> {
  return {
    key: 'row-menu',
    header,
    head: <VisuallyHidden>{header}</VisuallyHidden>,
    width: rowMenuWidth,
    align: 'end',
    card: 'corner',
    cell: (row) => (
      <Menu trigger={<IconButton label={label(row)} icon={Ellipsis} />} placement="bottom end">
        {items(row)}
      </Menu>
    ),
  };
}
