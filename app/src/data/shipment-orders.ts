import { type Shipment, type ShipmentDraft, shipmentOrdersApi, shipmentsApi } from 'contract';
import { http } from '../http/client.ts';
import { refresh, rememberAnswer } from './cache.ts';
import { oneShipment, shipmentReads } from './shipments.ts';
import { write } from './write.ts';

const { create, change, submit, cancel } = shipmentOrdersApi;

/**
 * Creates and orders a shipment. The same key never creates a second one.
 *
 * @param query the quote whose offer is accepted by it, and the price that was shown
 * @throws {ApiError}
 */
export async function createShipment(
  draft: ShipmentDraft,
  idempotencyKey: string,
  query: { readonly quote?: string; readonly shownPrice?: number } = {},
): Promise<Shipment> {
  const shipment = await http.call(create, { query, body: draft, idempotencyKey });
  keepCreated(shipment);
  return shipment;
}

/**
 * What an earlier call of `createShipment` with this key has created, if its answer was lost.
 *
 * @throws {ApiError}
 */
export async function findCreatedShipment(idempotencyKey: string): Promise<Shipment | undefined> {
  const { items } = await http.call(shipmentsApi.list, { query: { idempotencyKey } });
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
  /** Net, in cents of EUR; missing where nobody has seen a price. */
  readonly shownPrice?: number;
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

/** A template as it was completed, at a packing bench if one is named. */
export interface CompletedTemplate extends TemplateChange {
  readonly bench?: string | undefined;
}

/**
 * Orders a template as it was completed. The same key never orders it twice.
 *
 * @throws {ApiError}
 */
export async function completeTemplate(template: CompletedTemplate): Promise<Shipment> {
  const { id, draft: body, version, idempotencyKey, bench, shownPrice } = template;
  const query = {
    ...(bench !== undefined && { bench }),
    ...(shownPrice !== undefined && { shownPrice }),
  };
  const shipment = await http.call(submit, { params: { id }, query, body, version, idempotencyKey });
  keepCreated(shipment);
  return shipment;
}

/** What somebody has seen of a shipment that they cancel. */
export type SeenShipment = Pick<Shipment, 'id' | 'version'>;

/** Cancels a shipment as it was seen, at its carrier too, or discards a template. */
export const cancelShipment = write(
  ({ id, version }: SeenShipment) => http.call(cancel, { params: { id }, version }),
  { makesOld: shipmentReads, outlivesPage: true },
);

/** The page of what was created shows it at once, and the lists ask for it. */
function keepCreated(shipment: Shipment): void {
  rememberAnswer(oneShipment(shipment.id), shipment);
  void refresh(...shipmentReads);
}
