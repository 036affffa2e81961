import type { ReactNode } from 'react';
import type { CellAlignment, CellCardRole, ColumnFrom, SortDirection } from '../Table/Table.tsx';

export interface DataTableColumn<Row> {
  key: string;
  /** The column's words: its head, and its name in a choice of columns. */
  header: string;
  /** What the head shows in place of its words, e.g. a checkbox. */
  head?: ReactNode;
  /** Nothing is shown as a dash. `key` is what `rowKey` says of the row. */
  cell: (row: Row, key: string) => ReactNode;
  /** How many lines of text a cell has, which is what stands there while the rows load. Default 1. */
  lines?: 1 | 2;
  /** CSS length, in `em` of the head's type where the words are to have room in every density; a column without one shares what is left. */
  width?: string;
  align?: CellAlignment;
  /**
   * Where the cell stands on the card that a row becomes on a phone. Without one it is a line that begins with the
   * column's words, below the cell that names the row. Where any column has one of the six areas all need a place,
   * and no two the same.
   */
  card?: CellCardRole;
  /** What is in it names itself, e.g. a button: on a card it has no words before it. */
  isNamedByItself?: boolean;
  /** The width of the table from which the column is shown; always without one. */
  from?: ColumnFrom;
  /** The cell that names its row; one column has it. */
  isRowHeader?: boolean;
  /** Its head is a button that asks for another order. */
  allowsSorting?: boolean;
}

/** The column that the rows are ordered by, and which way. */
export interface SortDescriptor {
  column: string;
  direction: SortDirection;
}
