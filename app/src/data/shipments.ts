import { type Shipment, type ShipmentDraft, shipmentsApi } from 'contract';
import { http } from '../http/client.ts';
import type { CallOptions } from '../http/request.ts';
import { preloadEndpoint, refreshEndpoints, rememberAnswer, useEndpoint } from './use-endpoint.ts';

const { list, get, track, create, shippingLabel, printed } = shipmentsApi;

/** Page, search and status; what is left out has the contract's default. */
export type ShipmentsQuery = NonNullable<CallOptions<typeof list>['query']>;

/** One page of the list. */
export function useShipments(query: ShipmentsQuery) {
  return useEndpoint(list, { query });
}

export function preloadShipments(query: ShipmentsQuery): void {
  preloadEndpoint(list, { query });
}

/** One shipment, or nothing while there is no id. */
export function useShipment(id: string | null) {
  return useEndpoint(get, id === null ? null : { params: { id } });
}

export function preloadShipment(id: string): void {
  preloadEndpoint(get, { params: { id } });
}

/** What the carrier says about a shipment; the platform asks it once in a while, however often it is asked itself. */
export function useTracking(id: string | null) {
  return useEndpoint(track, id === null ? null : { params: { id } });
}

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
  rememberAnswer(get, { params: { id: shipment.id } }, shipment);
  void refreshShipments();
}

/**
 * The label as a PDF.
 *
 * @throws {ApiError}
 */
export function fetchLabel(id: string): Promise<Blob> {
  return http.blob(shippingLabel, { params: { id } });
}

/**
 * Notes that the label was printed or saved; the first time is kept with the shipment.
 *
 * @throws {ApiError}
 */
export async function notePrint(id: string): Promise<void> {
  await http.call(printed, { params: { id } });
  void refreshShipments();
}

/** Asks lists and open shipments anew, with their histories: a status without what led to it would be half the news. */
export function refreshShipments(): Promise<unknown> {
  return refreshEndpoints(list, get, track);
}
