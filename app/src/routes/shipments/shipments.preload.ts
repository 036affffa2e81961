import { preloadShipment, preloadShipments } from '../../data/shipments.ts';
import { readShipmentsAddress, toQuery } from './shipments-address.ts';

/** Asks for the list, and for the shipment that is to be open beside it. */
export function preload({ searchParams }: URL): void {
  const { filter, openId } = readShipmentsAddress(searchParams);
  preloadShipments(toQuery(filter));
  if (openId !== null) preloadShipment(openId);
}
