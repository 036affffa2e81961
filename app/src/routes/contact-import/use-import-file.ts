import { contactTableColumns, type ContactTableKey } from 'contract';
import type {
  ContactImportState,
  ImportFault,
  ImportFile,
} from 'design-system/screens/contacts/ContactImport/contact-import-state.ts';
import { contactImportCopy } from 'design-system/screens/contacts/ContactImport/ContactImport.copy.ts';
import { useState } from 'react';
import { areHeads, mappingOf, missingOf, type Mapping } from './columns.ts';
import type { Table, TableRow } from './read-table.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_ROWS = 10_000;
const SAMPLES = 2;

const delimiterNames: Readonly<Record<string, string>> = contactImportCopy.delimiters;

interface Chosen {
  readonly name: string;
  readonly table: Table;
  readonly hasHeads: boolean;
  readonly mapping: Mapping;
  /** Somebody has said what a column holds. */
  readonly isMapped: boolean;
}

const labels = new Map<string, string>(contactTableColumns.map(({ key, header }) => [key, header]));

/** The file of an import: what stands in it, and what its columns hold. */
export function useImportFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<ImportFault | null>(null);

  const take = async (file: File): Promise<void> => {
    setReading(true);
    setFault(null);
    const read = await readFile(file).catch((): ImportFault => 'unreadable');
    setReading(false);
    if (typeof read === 'string') setFault(read);
    else setChosen(begin(file.name, read));
  };
  const [first, ...others] = chosen?.table.rows ?? [];
  const rows: readonly TableRow[] = chosen && first ? (chosen.hasHeads ? others : [first, ...others]) : [];
  const file: ImportFile | null = chosen && {
    name: chosen.name,
    delimiter: delimiterNames[chosen.table.delimiter] ?? chosen.table.delimiter,
    encoding: chosen.table.encoding,
    rows: rows.length,
  };
  return {
    file,
    rows,
    mapping: chosen?.mapping ?? [],
    isMapped: chosen?.isMapped ?? false,
    fileState: { kind: 'file', isReading, fault } satisfies ContactImportState,
    columns: (chosen?.mapping ?? []).map((key, index) => ({
      head: chosen?.hasHeads ? (first?.cells[index] ?? '').trim() : '',
      samples: rows
        .slice(0, SAMPLES)
        .map(({ cells }) => (cells[index] ?? '').trim())
        .filter((text) => text !== ''),
      key: key ?? ('' as const),
    })),
    hasHeads: chosen?.hasHeads ?? false,
    missing: missingOf(chosen?.mapping ?? []).map((key) => labels.get(key) ?? key),
    take: (file: File) => void take(file),
    setHasHeads: (hasHeads: boolean) =>
      chosen &&
      setChosen({ ...chosen, hasHeads, mapping: hasHeads ? mappingOf(first?.cells ?? []) : chosen.mapping }),
    setColumn: (index: number, key: ContactTableKey | '') =>
      chosen &&
      setChosen({
        ...chosen,
        isMapped: true,
        // Each thing stands in one column.
        mapping: chosen.mapping.map((before, at) => {
          if (at === index) return key === '' ? null : key;
          return before === key ? null : before;
        }),
      }),
    drop: () => setChosen(null),
  };
}

function begin(name: string, table: Table): Chosen {
  const [first] = table.rows;
  const width = Math.max(...table.rows.map(({ cells }) => cells.length));
  const hasHeads = first !== undefined && areHeads(first.cells);
  const known = hasHeads ? mappingOf(first.cells) : [];
  return {
    name,
    table,
    hasHeads,
    isMapped: false,
    mapping: Array.from({ length: width }, (_, index) => known[index] ?? null),
  };
}

async function readFile(file: File): Promise<Table | ImportFault> {
  if (file.size > MOST_BYTES) return 'tooLarge';
  // The library comes with the first file.
  const [{ readTable }, bytes] = await Promise.all([import('./read-table.ts'), file.arrayBuffer()]);
  const table = readTable(new Uint8Array(bytes));
  if (table.rows.length === 0) return 'empty';
  return table.rows.length > MOST_ROWS ? 'tooLarge' : table;
}
