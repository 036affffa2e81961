import { type MouseEvent, use, useRef } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { selectionWidth } from './column-widths.css.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { isSelected, rowsBetween, selectedPart, SelectionContext, withRows } from './selection.ts';

export interface SelectionColumnOptions<Row> {
  /** The column's words; not shown. */
  header: string;
  /** Names the checkbox of the head, e.g. „Alle Geräte auswählen“. */
  label: string;
  /** Names the checkbox of a row, e.g. „Tiefenmessschieber auswählen“. */
  rowLabel: (row: Row) => string;
}

/**
 * A column of checkboxes: the first one of a table that has `selectedKeys` and `onSelectionChange`. The head ticks
 * and clears all rows shown; with Shift a row takes along all rows since the one before.
 */
export function selectionColumn<Row>({
  header,
  label,
  rowLabel,
}: SelectionColumnOptions<Row>): DataTableColumn<Row> {
  return {
    key: 'selection',
    header,
    head: <AllRows label={label} />,
    width: selectionWidth,
    card: 'edge',
    cell: (row, key) => <OneRow label={rowLabel(row)} rowKey={key} />,
  };
}

function AllRows({ label }: { label: string }) {
  const { selectedKeys, onSelectionChange, keys, anchorRef } = useTableSelection();
  const part = selectedPart(selectedKeys, keys);
  const onChange = (select: boolean) => {
    anchorRef.current = null;
    // Clearing the checkbox of the whole list clears rows that are not known here, too.
    onSelectionChange(selectedKeys === 'all' ? new Set() : withRows(selectedKeys, keys, keys, select));
  };
  return (
    <Checkbox
      label={label}
      isLabelHidden
      isSelected={part === 'all'}
      isIndeterminate={part === 'some'}
      isDisabled={keys.length === 0}
      onChange={onChange}
    />
  );
}

function OneRow({ label, rowKey }: { label: string; rowKey: string }) {
  const { selectedKeys, onSelectionChange, keys, anchorRef } = useTableSelection();
  const isRange = useRef(false);
  const onChange = (select: boolean) => {
    const changed = rowsBetween(keys, isRange.current ? anchorRef.current : null, rowKey);
    anchorRef.current = rowKey;
    onSelectionChange(withRows(selectedKeys, keys, changed, select));
  };
  return (
    <div
      onMouseDown={keepTextUnselected}
      // The space bar clicks as well. This comes before the checkbox hears of the change.
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
    >
      <Checkbox
        label={label}
        isLabelHidden
        isSelected={isSelected(selectedKeys, rowKey)}
        onChange={onChange}
      />
    </div>
  );
}

/** With Shift a click would mark all text since the last one. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}

function useTableSelection() {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('A selection column needs selectedKeys and onSelectionChange on its table');
  return selection;
}
