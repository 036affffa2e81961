import type { Row } from './kept-stores.ts';

type Rows = Readonly<Record<string, readonly Row[]>>;

/** A foreign key. */
export interface Reference {
  readonly from: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly toColumns: readonly string[];
}

/** Of a table, unless others refer to more. */
const MOST_ROWS = 8;

/** Picks a few rows of each table that differ from each other, and with them whatever they refer to. */
export function pickRows(all: Rows, references: readonly Reference[]): Rows {
  const picked = new Map<string, Set<Row>>();
  const pick = (table: string, row: Row) => {
    const chosen = picked.get(table) ?? new Set();
    if (chosen.has(row)) return;
    picked.set(table, chosen.add(row));
    for (const { from, to, columns, toColumns } of references) {
      if (from !== table || columns.some((column) => row[column] === undefined)) continue;
      const isMeant = (other: Row) => columns.every((column, i) => other[toColumns[i] ?? ''] === row[column]);
      const other = all[to]?.find(isMeant);
      if (other) pick(to, other);
    }
  };
  for (const [table, rows] of Object.entries(all)) {
    const seen = new Set<string>();
    for (const row of rows) {
      if ((picked.get(table)?.size ?? 0) >= MOST_ROWS) break;
      const traits = traitsOf(row).filter((trait) => !seen.has(trait));
      if (traits.length === 0) continue;
      for (const trait of traits) seen.add(trait);
      pick(table, row);
    }
  }
  const inOrder = orderedByReference(Object.keys(all), references).filter((table) => picked.has(table));
  return Object.fromEntries(inOrder.map((table) => [table, [...(picked.get(table) ?? [])]]));
}

/** What tells a row from others: which columns and members have a value, and those that are one word of a few. */
function traitsOf(row: Row): string[] {
  return Object.entries(row).flatMap(([column, value]) => {
    if (typeof value === 'object' && value !== null)
      return [column, ...Object.keys(value).map((member) => `${column}.${member}`)];
    const isWord =
      /status|state|type|kind|role|carrier|action|ordering/.test(column) || typeof value === 'boolean';
    return isWord ? [column, `${column}=${String(value)}`] : [column];
  });
}

/** Those that are referred to come first. */
function orderedByReference(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered = new Set<string>();
  const add = (table: string, path: readonly string[]) => {
    if (ordered.has(table) || path.includes(table)) return;
    for (const { from, to } of references) if (from === table) add(to, [...path, table]);
    ordered.add(table);
  };
  for (const table of tables) add(table, []);
  return [...ordered];
}
