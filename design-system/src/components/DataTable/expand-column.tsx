import { ChevronDown, ChevronRight } from '@lucide/icons';
import { use } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { rowMenuWidth } from './column-widths.css.ts';
import type { DataTableColumn } from './data-table-column.ts';
import { ExpansionContext } from './expansion.ts';

export interface ExpandColumnOptions<Row> {
  /** The column's words; not shown. */
  header: string;
  /** Names what a row unfolds, the same in both states, e.g. „Sendungen von DHL am 20.11.2026“. */
  label: (row: Row) => string;
}

/**
 * A column of buttons that unfold their rows: the first one of a table with `rowDetail`. On a card it stands in the
 * corner, where a menu per row would stand.
 */
export function expandColumn<Row>({ header, label }: ExpandColumnOptions<Row>): DataTableColumn<Row> {
  return {
    key: 'expand',
    header,
    head: <VisuallyHidden>{header}</VisuallyHidden>,
    width: rowMenuWidth,
    card: 'corner',
    cell: (row, key) => <ExpandButton label={label(row)} rowKey={key} />,
  };
}

function ExpandButton({ label, rowKey }: { label: string; rowKey: string }) {
  const expansion = use(ExpansionContext);
  if (!expansion) throw new Error('An expand column needs rowDetail on its table');
  const { expandedKeys, onExpandedChange, detailId } = expansion;
  const isExpanded = expandedKeys.has(rowKey);
  const toggle = () => {
    const next = new Set(expandedKeys);
    if (!next.delete(rowKey)) next.add(rowKey);
    onExpandedChange(next);
  };
  return (
    <IconButton
      label={label}
      icon={isExpanded ? ChevronDown : ChevronRight}
      size="sm"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? detailId(rowKey) : undefined}
      onPress={toggle}
    />
  );
}
