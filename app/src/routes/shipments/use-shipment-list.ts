import type { ShipmentsPage } from 'contract';
import type {
  ShipmentsFilter,
  ShipmentsState,
} from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { shipmentList } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { type List, useList } from '../use-list.ts';
import { toCounts, toShipmentsState } from './to-shipments-state.ts';

export interface ShipmentList extends List<ShipmentsPage, ShipmentsFilter, ShipmentsState> {
  /** Those of the tabs, for the search of the moment. */
  readonly counts: ShipmentsPage['statusCounts'] | undefined;
  /** How many quotes were asked for, by the latest answer. */
  readonly quotes: number | undefined;
}

/** The list that a filter asks for, with the counts of its tabs. */
export function useShipmentList(filter: ShipmentsFilter, hrefOf: (page: number) => string): ShipmentList {
  const read = useRead(shipmentList(filter));
  const list = useList(read, filter, toShipmentsState, hrefOf);
  return { ...list, counts: toCounts(read.data, filter, list.latest), quotes: list.latest?.page.quotes };
}
