import type { Shipment } from 'contract';
import type { LabelState } from 'design-system/patterns/LabelDialog';
import type { ShipmentCreatedState } from 'design-system/screens/shipments/ShipmentCreated/shipment-created-state.ts';
import type { ApiError } from '../../http/api-error.ts';
import { toFailureDetails } from '../failure-details.ts';

/** What the page after an order shows. What was created stands there, with the failure where asking for it again has failed. */
export function toCreatedState(
  { data, error }: { readonly data?: Shipment | undefined; readonly error?: ApiError | undefined },
  label: LabelState,
): ShipmentCreatedState {
  if (error?.kind === 'notFound' || error?.kind === 'invalid') return { kind: 'notFound' };
  const failure = error && toFailureDetails(error);
  if (data) return { kind: 'ready', shipment: data, label, ...(failure && { failure }) };
  return failure ? { kind: 'failed', failure } : { kind: 'loading' };
}
