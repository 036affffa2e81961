import type { Shipment, ShipmentsPage } from 'contract';
import { sameFilter } from 'design-system/patterns/ListFrame/list-filter.ts';
import type { ListPage } from 'design-system/patterns/ListFrame/list-state.ts';
import type { Refusal } from 'design-system/patterns/ResourceView/resource.ts';
import { isUnfiltered } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import type {
  ShipmentDetailState,
  ShipmentsFilter,
  ShipmentsState,
  Tracking,
} from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { type Read, toFetched, toResource } from '../to-resource.ts';

/** A page of the list with the filter that it answers. */
export interface ListAnswer {
  readonly filter: ShipmentsFilter;
  readonly page: ShipmentsPage;
}

/**
 * What the list shows. Rows that are there stay while newer ones, or those of another filter, are asked
 * for or fail to come; they say whose they are, and with a failure that they are old. „Nothing found“
 * is said by an answer of now alone.
 *
 * @param latest the latest answer there was, to whichever filter
 * @param refusal what is told where the permission is missing, or was taken away
 */
export function toShipmentsState(
  read: Read<ShipmentsPage>,
  filter: ShipmentsFilter,
  latest: ListAnswer | undefined,
  isSlow: boolean,
  refusal: Refusal,
): ShipmentsState {
  const { data, error } = read;
  if (error?.kind === 'forbidden') return { kind: 'forbidden', refusal };
  if (data && !error && data.items.length === 0) {
    return { kind: isUnfiltered(filter, BESIDE_COUNTS) && hasNone(data.statusCounts) ? 'empty' : 'noHits' };
  }
  const older = data ? undefined : latest;
  return toFetched(
    { ...read, data: data && withRows({ filter, page: data }) },
    { isSlow, older: older && withRows(older) },
  );
}

/** Of an answer without rows nothing stays in sight. */
function withRows({
  filter,
  page: { items, totalItems },
}: ListAnswer): ListPage<Shipment, ShipmentsFilter> | undefined {
  return items.length > 0 ? { items, totalItems, shown: filter } : undefined;
}

/** The counts are those of all tabs and pages. */
const BESIDE_COUNTS = ['status', 'page'] as const;

/** The counts of all tabs; they are those of a search, whatever tab and page it is asked for. */
export function toCounts(
  data: ShipmentsPage | undefined,
  filter: ShipmentsFilter,
  latest: ListAnswer | undefined,
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
