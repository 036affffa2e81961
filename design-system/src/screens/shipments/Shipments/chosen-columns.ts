import type { ShipmentColumnKey } from './shipments-state.ts';

/** What a list has where nobody has chosen, in the order of the table. */
export const standardColumns: readonly ShipmentColumnKey[] = [
  'status',
  'number',
  'recipient',
  'carrier',
  'packages',
  'reference',
  'deliveryDay',
  'created',
];

/** All of them. */
export const allColumns: readonly ShipmentColumnKey[] = [
  ...standardColumns,
  'printed',
  'lastEvent',
  'sender',
  'value',
  'price',
  'closed',
];

/** One opens the row and one names it: they are always there. */
export const fixedColumns: readonly ShipmentColumnKey[] = ['number', 'recipient'];

/** Whatever was kept, as columns that there are: unknown ones go, and those that are always there come. */
export function toColumns(kept: unknown): readonly ShipmentColumnKey[] {
  if (!Array.isArray(kept)) return standardColumns;
  return allColumns.filter((key) => fixedColumns.includes(key) || kept.includes(key));
}
