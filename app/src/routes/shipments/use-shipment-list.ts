import type { ShipmentsPage } from 'contract';
import type {
  ShipmentsFilter,
  ShipmentsState,
} from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { useState } from 'react';
import { shipmentList } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useSession } from '../../session/use-session.ts';
import { nearestPage } from '../nearest-page.ts';
import { toRefusal } from '../to-refusal.ts';
import { type ShipmentsAnswer, toCounts, toShipmentsState } from './to-shipments-state.ts';

export interface ShipmentList {
  readonly state: ShipmentsState;
  readonly counts: ShipmentsPage['statusCounts'] | undefined;
  /** The page that was asked for, or the last one where the list ends before it. */
  readonly nearestPage: number;
  readonly retry: () => Promise<unknown>;
}

/** The list that a filter asks for; until its answer is there, the latest one stays in sight. */
export function useShipmentList(filter: ShipmentsFilter): ShipmentList {
  const snapshot = useSession();
  const read = useRead(shipmentList(filter));
  const isSlow = useIsSlow(read.isLoading);
  const [latest, setLatest] = useState<ShipmentsAnswer>();
  if (read.data && read.data !== latest?.page) setLatest({ filter, page: read.data });
  return {
    state: toShipmentsState(read, filter, latest, isSlow, toRefusal(snapshot)),
    counts: toCounts(read.data, filter, latest),
    nearestPage: nearestPage(filter.page, read.data),
    retry: () => read.mutate(),
  };
}
