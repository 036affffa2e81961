import { type PrintLayout, type Shipment, type ShipmentDraft, shipmentsApi } from 'contract';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { http } from '../http/client.ts';
import type { CallOptions } from '../http/request.ts';
import { refresh, rememberAnswer } from './cache.ts';
import { byId, read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { list, filterChoices, get, track, create, change, submit, cancel, shippingLabel, printed } =
  shipmentsApi;

type ListQuery = NonNullable<CallOptions<typeof list>['query']>;

/** One page of the list; what narrows nothing down is left out. */
export const shipmentList = read(list, (filter: ShipmentsFilter) => ({ query: toQuery(filter) }));

/** What a filter asks the platform for. */
export function toQuery(filter: ShipmentsFilter): ListQuery {
  const asked = Object.entries(filter).filter(([, value]) => value !== '' && value !== false);
  return Object.fromEntries(asked) as ListQuery;
}

/** What the list can be filtered by that only the platform knows. */
export const shipmentFilterChoices = read(filterChoices, () => ({}), unlessFocused);

/** One shipment by its id. */
export const oneShipment = read(get, byId);

/** What the carrier says about a shipment; the platform asks it once in a while, however often it is asked itself. */
export const trackingOf = read(track, byId);

/** All that a change makes old, with the histories: a status without what led to it would be half the news. */
export const shipmentReads = [shipmentList, oneShipment, trackingOf] as const;

/**
 * Creates and orders a shipment. The same key never creates a second one.
 *
 * @param quote the one whose offer is accepted by it
 * @throws {ApiError}
 */
export async function createShipment(
  draft: ShipmentDraft,
  idempotencyKey: string,
  quote?: string,
): Promise<Shipment> {
  const accepted = quote !== undefined && { query: { quote } };
  const shipment = await http.call(create, { ...accepted, body: draft, idempotencyKey });
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

/** What becomes of a template, and of which version of it. */
export interface TemplateChange {
  readonly id: string;
  readonly draft: ShipmentDraft;
  readonly version: number;
  readonly idempotencyKey: string;
}

/**
 * Changes a template, which stays one. The same key never changes anything twice.
 *
 * @throws {ApiError}
 */
export async function changeTemplate(template: TemplateChange): Promise<Shipment> {
  const { id, draft: body, version, idempotencyKey } = template;
  const shipment = await http.call(change, { params: { id }, body, version, idempotencyKey });
  keepCreated(shipment);
  return shipment;
}

/**
 * Orders a template as it was completed. The same key never orders it twice.
 *
 * @throws {ApiError}
 */
export async function completeTemplate(template: TemplateChange): Promise<Shipment> {
  const { id, draft: body, version, idempotencyKey } = template;
  const shipment = await http.call(submit, { params: { id }, body, version, idempotencyKey });
  keepCreated(shipment);
  return shipment;
}

/** Cancels a shipment, at its carrier too, or discards a template. */
export const cancelShipment = write((id: string) => http.call(cancel, { params: { id } }), {
  makesOld: shipmentReads,
  outlivesPage: true,
});

/** The page of what was created shows it at once, and the lists ask for it. */
function keepCreated(shipment: Shipment): void {
  rememberAnswer(oneShipment(shipment.id), shipment);
  void refresh(...shipmentReads);
}

/** Which label, and on which paper. */
export interface AskedLabel {
  readonly id: string;
  readonly layout: PrintLayout;
}

/** The label of a shipment as a PDF. */
export const fetchLabel = write(({ id, layout }: AskedLabel, { signal }) =>
  http.blob(shippingLabel, { params: { id }, query: layout, signal }),
);

/**
 * Notes that the label of a shipment was printed or saved; the first time is kept with it. Whoever has the
 * paper goes on to the next parcel, so it is noted behind their back.
 */
export const notePrint = write((id: string) => http.call(printed, { params: { id } }), {
  makesOld: shipmentReads,
  outlivesPage: true,
});
