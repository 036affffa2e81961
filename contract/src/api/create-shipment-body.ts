import { type DraftSurroundings, shipmentDraftSchema } from '../entities/shipment-draft.ts';

/** Schema of the body of `shipmentsApi.create`. Apart from the descriptors: whoever only reads needs no rules of the form. */
export function createShipmentBodySchema(surroundings: DraftSurroundings) {
  return shipmentDraftSchema(surroundings);
}
