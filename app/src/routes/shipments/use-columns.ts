import { toColumns } from 'design-system/screens/shipments/Shipments/chosen-columns.ts';
import type { ShipmentColumnKey } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { useState } from 'react';
import { parsedJson } from '../../browser/parsed-json.ts';
import { safeStorage, type SafeStorage } from '../../browser/safe-storage.ts';

/** Kept for everybody who uses this browser: it follows from its screen. */
const COLUMNS_KEY = 'lotse.shipments.columns';

const browserStorage = safeStorage(() => localStorage);

type Columns = readonly ShipmentColumnKey[];

/** The columns of the list, and the way to choose others; where the browser keeps nothing they hold while the page is open. */
export function useColumns(
  storage: Pick<SafeStorage, 'read' | 'write'> = browserStorage,
): readonly [columns: Columns, choose: (columns: Columns) => void] {
  const [columns, setColumns] = useState(() => toColumns(parsedJson(storage.read(COLUMNS_KEY))));
  return [
    columns,
    (chosen) => {
      storage.write(COLUMNS_KEY, JSON.stringify(chosen));
      setColumns(toColumns(chosen));
    },
  ];
}
