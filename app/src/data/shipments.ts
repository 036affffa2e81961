import { type shipmentDetailsApi, SHIPMENTS_PER_PAGE, shipmentsApi } from 'contract';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import type { CallOptions } from '../http/request.ts';
import { byId, type NamedRead, read, unlessFocused } from './read.ts';

const { list, filterChoices, get } = shipmentsApi;

type ListQuery = NonNullable<CallOptions<typeof list>['query']>;

/** One page of the list; what narrows nothing down is left out. */
export const shipmentList = read(list, (filter: ShipmentsFilter) => ({ query: toQuery(filter) }));

/** What a filter asks the platform for. */
export function toQuery(filter: ShipmentsFilter): ListQuery {
  const { perPage, ...others } = filter;
  const asked = Object.entries({ ...others, ...(perPage !== SHIPMENTS_PER_PAGE && { perPage }) }).filter(
    ([, value]) => value !== '' && value !== false,
  );
  return Object.fromEntries(asked) as ListQuery;
}

/** What the list can be filtered by that only the platform knows. */
export const shipmentFilterChoices = read(filterChoices, () => ({}), unlessFocused);

/** One shipment by its id. */
export const oneShipment = read(get, byId);

/** By its path alone: the history itself is read where a shipment is open, and lists go without its call. */
const tracking: NamedRead = {
  endpoint: { path: 'shipments/{id}/track' satisfies (typeof shipmentDetailsApi)['track']['path'] },
};

/** All that a change makes old, with the histories: a status without what led to it would be half the news. */
export const shipmentReads = [shipmentList, oneShipment, tracking] as const;
