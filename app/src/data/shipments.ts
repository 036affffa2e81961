import { type Shipment, type ShipmentDraft, shipmentsApi } from 'contract';
import { http } from '../http/client.ts';
import { refresh, rememberAnswer } from './cache.ts';
import { byId, read } from './read.ts';
import { write } from './write.ts';

const { list, get, track, create, shippingLabel, printed } = shipmentsApi;

/** One page of the list: page, search and status; what is left out has the contract's default. */
export const shipmentList = read(list);

/** One shipment by its id. */
export const oneShipment = read(get, byId);

/** What the carrier says about a shipment; the platform asks it once in a while, however often it is asked itself. */
export const trackingOf = read(track, byId);

/** All that a change makes old, with the histories: a status without what led to it would be half the news. */
export const shipmentReads = [shipmentList, oneShipment, trackingOf] as const;

/**
 * Creates and orders a shipment. The same key never creates a second one.
 *
 * @throws {ApiError}
 */
export async function createShipment(draft: ShipmentDraft, idempotencyKey: string): Promise<Shipment> {
  const shipment = await http.call(create, { body: draft, idempotencyKey });
  keepCreated(shipment);
  return shipment;
}

/**
 * What an earlier call of `createShipment` with this key has created, if its answer was lost.
 *
 * @throws {ApiError}
 */
export async function findCreatedShipment(idempotencyKey: string): Promise<Shipment | undefined> {
  const { items } = await http.call(list, { query: { idempotencyKey } });
  const [shipment] = items;
  if (shipment) keepCreated(shipment);
  return shipment;
}

/** The page of what was created shows it at once, and the lists ask for it. */
function keepCreated(shipment: Shipment): void {
  rememberAnswer(oneShipment(shipment.id), shipment);
  void refresh(...shipmentReads);
}

/** The label of a shipment as a PDF. */
export const fetchLabel = write((id: string, { signal }) =>
  http.blob(shippingLabel, { params: { id }, signal }),
);

/**
 * Notes that the label of a shipment was printed or saved; the first time is kept with it. Whoever has the
 * paper goes on to the next parcel, so it is noted behind their back.
 */
export const notePrint = write((id: string) => http.call(printed, { params: { id } }), {
  makesOld: shipmentReads,
  outlivesPage: true,
});
