import type { Shipment } from 'contract';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';

/** What the page after an order shows. */
export type ShipmentCreatedState = Resource<Shipment>;
