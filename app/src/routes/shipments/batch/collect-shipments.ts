import { type Shipment, shipmentsApi } from 'contract';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { toQuery } from '../../../data/shipments.ts';
import { http } from '../../../http/client.ts';

/** Rows of a page that nobody looks at: the most that the platform gives. */
const PER_PAGE = 100;

/**
 * All that a filter finds, in its order.
 *
 * @returns undefined where there are more than `most`
 * @throws {ApiError}
 */
export async function collectShipments(
  filter: ShipmentsFilter,
  most: number,
  signal: AbortSignal,
): Promise<readonly Shipment[] | undefined> {
  // What is created meanwhile moves the rows of later pages, so that one comes twice.
  const found = new Map<string, Shipment>();
  for (let page = 1; ; page += 1) {
    const query = { ...toQuery({ ...filter, page }), perPage: PER_PAGE };
    const { items, totalItems, totalPages } = await http.call(shipmentsApi.list, { query, signal });
    if (totalItems > most) return undefined;
    for (const shipment of items) found.set(shipment.id, shipment);
    if (page >= totalPages) return [...found.values()];
  }
}
