import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { type ColumnFrom, columnsFrom } from '../../../components/Table/columns-from.ts';
import type { FactColumn } from './more-columns.tsx';
import type { ShipmentColumnKey } from './shipments-state.ts';

/** Room for some 20 letters of a recipient, in `em` of the table's type. */
export const LEAST_OF_RECIPIENT_EM = 11.5;

/** Checkboxes and menus, whose widths are said in tokens. */
const TOOLS_EM = 9;

/** What is always there. */
const first: readonly ShipmentColumnKey[] = ['status', 'number', 'recipient'];
/** What comes next where there is room, before what somebody has chosen beyond it. */
const next: readonly ShipmentColumnKey[] = ['deliveryDay', 'carrier', 'packages'];
/** What goes first where there is none. */
const last: readonly ShipmentColumnKey[] = ['created', 'reference'];

/** The place of a column among those that look for room; those of one place keep the order of the table. */
function rankOf(key: ShipmentColumnKey): number {
  if (last.includes(key)) return 100 + last.indexOf(key);
  const rank = [...first, ...next].indexOf(key);
  return rank === -1 ? 50 : rank;
}

/**
 * The columns, each shown from the width of the table from which it and all that go before it have their own room,
 * and the recipient has its least. What somebody has chosen beyond the standard goes before „Erstellt“ and „Referenz“.
 */
export function columnsWithRoom(columns: readonly FactColumn[]): readonly FactColumn[] {
  const from = new Map<string, ColumnFrom>();
  let taken = TOOLS_EM + LEAST_OF_RECIPIENT_EM;
  for (const { key, width } of columns.toSorted((a, b) => rankOf(a.key) - rankOf(b.key))) {
    taken += emOf({ width });
    if (!first.includes(key)) from.set(key, stepFor(taken));
  }
  return columns.map((given) => {
    const { from: _, ...column } = given;
    const step = from.get(column.key);
    return step ? { ...column, from: step } : column;
  });
}

function emOf({ width }: Pick<DataTableColumn<never>, 'width'>): number {
  return width === undefined ? 0 : Number.parseFloat(width);
}

/** The narrowest of the widths at which columns come and go that has room for so much. */
function stepFor(em: number): ColumnFrom {
  const steps = Object.keys(columnsFrom) as ColumnFrom[];
  return steps.find((step) => Number.parseFloat(columnsFrom[step]) >= em) ?? 'em175';
}
