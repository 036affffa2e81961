import { EVERY_ORGANIZATION, type LateNumber, shipmentDeskApi } from 'contract';
import type { AllShipmentsFilter } from 'design-system/screens/backoffice/AllShipments/all-shipments-state.ts';
import { http } from '../http/client.ts';
import type { CallOptions } from '../http/request.ts';
import { byId, read } from './read.ts';
import { write } from './write.ts';

const { list, get, refresh, addTrackingNumber } = shipmentDeskApi;
const query = { organization: EVERY_ORGANIZATION };

type ListQuery = NonNullable<CallOptions<typeof list>['query']>;

/** One page of the shipments of all organisations; what narrows nothing down is left out. */
export const deskShipmentList = read(list, (filter: AllShipmentsFilter) => ({
  query: Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== false),
  ) as ListQuery,
}));

/** One shipment of any organisation with its history and its attempts. */
export const oneDeskShipment = read(get, byId);

const makesOld = [deskShipmentList, oneDeskShipment];

/** Asks the carrier anew. */
export const refreshDeskShipment = write(
  (id: string, { signal }) => http.call(refresh, { params: { id }, query, signal }),
  { makesOld, outlivesPage: true },
);

/** Notes a number that came later, wherever the person goes meanwhile. */
export const addLateNumber = write(
  ({ id, ...body }: LateNumber & { readonly id: string }) =>
    http.call(addTrackingNumber, { params: { id }, query, body }),
  { makesOld, outlivesPage: true },
);
