import { problemCodes } from './problem.ts';

/** What may come of a key: the carrier has refused, the price is another one, or nobody knows, or the key holds no longer. */
export const ordering = {
  409: [problemCodes.carrierUnknown, problemCodes.idempotencyInProgress, problemCodes.idempotencyClosed],
  422: [problemCodes.carrierRefused, problemCodes.priceChanged],
  502: [problemCodes.carrierUnknown],
  503: [problemCodes.carrierRefused],
} as const;

/** What whoever asks later may be told of a key instead of a shipment. */
export const lookedUp = {
  409: [problemCodes.carrierUnknown, problemCodes.idempotencyInProgress],
  422: ordering[422],
  503: ordering[503],
} as const;
