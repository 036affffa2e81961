import { type Carrier, carrierApi, type CarrierRequest } from 'contract';
import { http } from '../http/client.ts';
import { backofficeOverview } from './cron-runs.ts';
import { read } from './read.ts';
import { deskShipmentList, oneDeskShipment } from './shipment-desk.ts';
import { write } from './write.ts';

const { list, check, request } = carrierApi;

/** Calls go on while somebody looks, so what is measured is asked for again, though not while nobody looks. */
const REFRESH_MS = 60_000;

/** How the connections to carriers are. */
export const carrierConnections = read(list, () => ({}), { refreshInterval: REFRESH_MS });

/** Asks a carrier something harmless. */
export const checkCarrier = write(
  (carrier: Carrier, { signal }) => http.call(check, { body: { carrier }, signal }),
  { makesOld: [carrierConnections, backofficeOverview] },
);

/** Asks a carrier by hand. What it cancels there is cancelled with us too, so it is not called off with its page. */
export const askCarrier = write((body: CarrierRequest, { signal }) => http.call(request, { body, signal }), {
  makesOld: [carrierConnections, backofficeOverview, deskShipmentList, oneDeskShipment],
  outlivesPage: true,
});
