import { cardPlace } from '../../components/DataTable/card-places.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LoadingRows.css.ts';

const ROWS = Array.from({ length: 10 }, (_, index) => index);

/** A share of the column's width that differs from cell to cell, so that the lines read as text. */
function widthOf(row: number, column: number): number {
  return 0.5 + (((row * 7 + column * 5) % 9) / 9) * 0.45;
}

const SECOND = 0.7;

interface LinesShape {
  count?: 1 | 2;
  /** 0 to 1. */
  width: number;
}

/** Lines as high as those of the text that comes, so that no row changes its height. */
function Lines({ count = 1, align, width }: Pick<DataTableColumn<never>, 'align'> & LinesShape) {
  return (
    <>
      <span className={styles.line} data-align={align}>
        <Skeleton width={width} />
      </span>
      {count === 2 && (
        <span className={styles.secondLine} data-align={align}>
          <Skeleton width={width * SECOND} />
        </span>
      )}
    </>
  );
}

/** The same columns with lines in place of words; no cell names its row yet. */
function skeletonColumns<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<number>[] {
  return columns.map((column, index) => ({
    ...column,
    head: column.head === undefined ? undefined : <VisuallyHidden>{column.header}</VisuallyHidden>,
    isRowHeader: false,
    card: cardPlace(column),
    allowsSorting: false,
    cell: (row: number) => <Lines count={column.lines} align={column.align} width={widthOf(row, index)} />,
  }));
}

export interface LoadingRowsProps<Row> {
  label: string;
  /** Of the rows that come. */
  columns: readonly DataTableColumn<Row>[];
}

/** Rows in the shape of what comes. */
export function LoadingRows<Row>({ label, columns }: LoadingRowsProps<Row>) {
  return <DataTable label={label} columns={skeletonColumns(columns)} rows={ROWS} rowKey={String} isBusy />;
}
