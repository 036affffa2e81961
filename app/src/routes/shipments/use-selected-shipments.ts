import type { Shipment } from 'contract';
import { sameFilter } from 'design-system/patterns/ListFrame/list-filter.ts';
import type {
  ShipmentsFilter,
  ShipmentsState,
} from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { useState } from 'react';
import type { BatchTarget } from './batch/batch-target.ts';

type Selection = 'all' | ReadonlySet<string>;

export interface SelectedShipments {
  readonly keys: Selection;
  readonly isAny: boolean;
  /** Of the whole list. */
  readonly total: number;
  /** What is to be done something with. */
  readonly target: BatchTarget;
  readonly change: (keys: Selection) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The rows that are selected, over all pages of a filter; another filter begins with none. Rows that were
 * selected are known by what was last seen of them, so that a page that is left keeps its part.
 */
export function useSelectedShipments(filter: ShipmentsFilter, state: ShipmentsState): SelectedShipments {
  const [kept, setKept] = useState({ filter, keys: none as Selection, seen: new Map<string, Shipment>() });
  const isSame = sameFilter(kept.filter, filter, ['page', 'perPage', 'sort']);
  const keys = isSame ? kept.keys : none;
  const shown = state.kind === 'ready' ? state.value : undefined;
  const seen = new Map(isSame ? kept.seen : []);
  for (const shipment of shown?.items ?? []) seen.set(shipment.id, shipment);
  return {
    keys,
    isAny: keys === 'all' || keys.size > 0,
    total: shown?.totalItems ?? 0,
    target: keys === 'all' ? filter : [...keys].flatMap((key) => seen.get(key) ?? []),
    change: (next) => setKept({ filter, keys: next, seen }),
  };
}
