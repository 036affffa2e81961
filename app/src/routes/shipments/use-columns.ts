import { standardColumns, toColumns } from 'design-system/screens/shipments/Shipments/chosen-columns.ts';
import type { ShipmentColumnKey } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { useEffect, useState } from 'react';
import { parsedJson } from '../../browser/parsed-json.ts';
import { safeStorage, type SafeStorage } from '../../browser/safe-storage.ts';

/** Kept for everybody who uses this browser: it follows from its screen. */
const COLUMNS_KEY = 'lotse.shipments.columns';

const browserStorage = safeStorage(() => localStorage);

type Columns = readonly ShipmentColumnKey[];

/** What an address says of columns: nothing where they are those of everybody. */
function toKey(columns: Columns): string {
  const key = columns.join();
  return key === standardColumns.join() ? '' : key;
}

/**
 * The columns of the list, and the way to choose others, which is kept and stands in the address. Where the browser
 * keeps nothing they hold while the page is open.
 *
 * @param named by the address, with commas between them: they go before what is kept
 * @param name puts others into the address
 */
export function useColumns(
  named: string,
  name: (key: string) => void,
  storage: Pick<SafeStorage, 'read' | 'write'> = browserStorage,
): readonly [columns: Columns, choose: (columns: Columns) => void] {
  const [columns, setColumns] = useState(() => toColumns(parsedJson(storage.read(COLUMNS_KEY))));
  const unnamed = named === '' ? toKey(columns) : '';
  // What is kept is named too: the address says all that the list shows, also to whom it is given.
  useEffect(() => {
    if (unnamed !== '') name(unnamed);
  }, [unnamed, name]);
  return [
    named === '' ? columns : toColumns(named.split(',')),
    (chosen) => {
      storage.write(COLUMNS_KEY, JSON.stringify(chosen));
      setColumns(toColumns(chosen));
      name(toKey(toColumns(chosen)));
    },
  ];
}
