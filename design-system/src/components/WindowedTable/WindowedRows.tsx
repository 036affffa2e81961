import type { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, memo, type RefObject } from 'react';
import { DataRow, dataRowProps } from '../DataTable/DataRow.tsx';
import type { DataTableProps } from '../DataTable/DataTable.tsx';
import { TableBody } from '../Table/Table.tsx';
import { mountedRows } from './row-window.ts';
import { gap } from './WindowedTable.css.ts';

type RowVirtualizer =
  | ReturnType<typeof useVirtualizer<HTMLDivElement, HTMLTableRowElement>>
  | ReturnType<typeof useWindowVirtualizer<HTMLTableRowElement>>;

export interface WindowedRowsProps<Row> {
  table: DataTableProps<Row>;
  virtualizer: RowVirtualizer;
  bodyRef: RefObject<HTMLTableSectionElement | null>;
  onFocusRow: (key: string) => void;
  /** Paper shows every row. */
  isPrinting: boolean;
}

const MemoRow = memo(DataRow) as typeof DataRow;

/** The rows in sight, and rows without cells that keep the place of all others. */
export function WindowedRows<Row>({
  table,
  virtualizer,
  bodyRef,
  onFocusRow,
  isPrinting,
}: WindowedRowsProps<Row>) {
  const { rows, gapAfter } = isPrinting
    ? { rows: table.rows.map((_, index) => ({ index, gapBefore: 0 })), gapAfter: 0 }
    : mountedRows(
        virtualizer.getVirtualItems(),
        virtualizer.options.scrollMargin,
        virtualizer.getTotalSize(),
      );
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    const row = index === undefined ? undefined : table.rows[Number(index)];
    if (row !== undefined) onFocusRow(table.rowKey(row));
  };
  return (
    <TableBody ref={bodyRef} onFocus={onFocus}>
      {/* Always there and always first: React would move rows behind a new one, and the focus would be lost. */}
      <Gap size={rows[0]?.gapBefore ?? 0} />
      {rows.flatMap(({ index, gapBefore }, place) => {
        const row = table.rows[index];
        if (row === undefined) return [];
        const props = dataRowProps(table, row, index);
        const mounted = <MemoRow key={props.rowKey} {...props} data-index={index} />;
        return place > 0 && gapBefore > 0
          ? [<Gap key={`before ${props.rowKey}`} size={gapBefore} />, mounted]
          : [mounted];
      })}
      <Gap size={gapAfter} />
    </TableBody>
  );
}

function Gap({ size }: { size: number }) {
  return <tr role="presentation" aria-hidden="true" className={gap} style={{ blockSize: size }} />;
}
