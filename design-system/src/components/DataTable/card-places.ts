import type { CellCardRole } from '../Table/Table.tsx';
import type { DataTableColumn } from './data-table-column.ts';

type Column = Pick<DataTableColumn<never>, 'key' | 'header' | 'card' | 'isRowHeader' | 'isNamedByItself'>;

const areas: readonly CellCardRole[] = ['head', 'headEnd', 'body', 'bodyEnd', 'foot', 'footEnd'];

/** Places beside the areas, which a card of either kind has. */
const asides: readonly CellCardRole[] = ['edge', 'corner', 'hidden'];

/**
 * What the cards of a table's rows are made of: lines with the words of their columns, or areas.
 *
 * @throws {Error} where cells would stand on top of one another
 */
export function cardsOf(columns: readonly Column[]): 'lines' | 'areas' {
  const placed = columns.filter(({ card }) => card !== undefined && areas.includes(card));
  if (placed.length === 0) return 'lines';
  const taken = new Map<CellCardRole, string>();
  for (const { key, card } of columns) {
    if (card !== undefined && asides.includes(card)) continue;
    if (card === undefined || !areas.includes(card)) throw new Error(`Column ${key} has no area on the card`);
    const other = taken.get(card);
    if (other !== undefined)
      throw new Error(`Columns ${other} and ${key} have the same area on the card: ${card}`);
    taken.set(card, key);
  }
  return 'areas';
}

/** Where a cell stands on a card. */
export function cardPlace({ card, isRowHeader }: Omit<Column, 'key'>): CellCardRole {
  return card ?? (isRowHeader ? 'title' : 'line');
}

/** What names a value on a card, where the heads of columns are gone; a row's name and its controls name themselves. */
export function cardLabel({
  header,
  card,
  isRowHeader,
  isNamedByItself,
}: Omit<Column, 'key'>): string | undefined {
  return isRowHeader || isNamedByItself || card === 'edge' || card === 'corner' ? undefined : header;
}
