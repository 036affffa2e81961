import type { Shipment, ShipmentsPage } from 'contract';
import { sameFilter } from 'design-system/patterns/ListFrame/list-filter.ts';
import type { Refusal } from 'design-system/patterns/ResourceView/resource.ts';
import { beside, isUnfiltered } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import type {
  ShipmentDetailState,
  ShipmentsFilter,
  ShipmentsState,
  Tracking,
} from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { type Asked, type ListAnswer, toListState } from '../to-list-state.ts';
import { type Read, toFetched, toResource } from '../to-resource.ts';

/** A page of the list with the filter that it answers. */
export type ShipmentsAnswer = ListAnswer<ShipmentsPage, ShipmentsFilter>;

/** What the list shows: `toListState`. */
export function toShipmentsState(
  read: Read<ShipmentsPage>,
  asked: Asked<ShipmentsPage, ShipmentsFilter>,
): ShipmentsState {
  const isEmpty = ({ statusCounts }: ShipmentsPage) =>
    isUnfiltered(asked.filter, ['status', ...beside]) && hasNone(statusCounts);
  return toListState(read, { ...asked, isEmpty });
}

/** The counts are those of all tabs and pages, in whichever order. */
const BESIDE_COUNTS = ['status', 'page', 'sort'] as const;

/** The counts of all tabs; they are those of a search, whatever tab and page it is asked for. */
export function toCounts(
  data: ShipmentsPage | undefined,
  filter: ShipmentsFilter,
  latest: ShipmentsAnswer | undefined,
): ShipmentsPage['statusCounts'] | undefined {
  if (data) return data.statusCounts;
  return latest && sameFilter(latest.filter, filter, BESIDE_COUNTS) ? latest.page.statusCounts : undefined;
}

/** The counts are of all tabs for the search of the moment. */
function hasNone(counts: ShipmentsPage['statusCounts']): boolean {
  return Object.values(counts).every((count) => count === 0);
}

/** What the panel of an open shipment shows. What is there stays when it could not be renewed, and says so. */
export function toDetailState(
  shipment: Read<Shipment>,
  tracking: Read<Tracking>,
  isSlow: boolean,
  refusal: Refusal,
): ShipmentDetailState {
  const { data } = shipment;
  const detail = data && { shipment: data, tracking: toFetched(tracking) };
  return toResource({ ...shipment, data: detail }, { isSlow, refusal });
}
