import { shipmentDefaultsSchema } from '../entities/shipment-defaults.ts';
import { endpoint } from './endpoint.ts';

/** Apart from the other settings, so that the form of a shipment brings nothing else along. */
export const shipmentDefaultsApi = {
  shipmentDefaults: endpoint({
    method: 'GET',
    path: 'organizations/shipment-defaults',
    summary: 'Read what new shipments of the own organisation begin with',
    access: 'signed-in',
    answer: 'json',
    response: shipmentDefaultsSchema,
  }),
} as const;
