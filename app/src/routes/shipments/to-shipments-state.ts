import type { Shipment, ShipmentsPage } from 'contract';
import type {
  ShipmentDetailState,
  ShipmentsFilter,
  ShipmentsState,
  TrackingState,
} from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import type { ApiError } from '../../http/api-error.ts';
import { toFailureDetails } from '../failure-details.ts';

/** What a read has come to; SWR's answer is one. */
export interface Read<Value> {
  readonly data?: Value | undefined;
  readonly error?: ApiError | undefined;
  readonly isValidating: boolean;
}

/** What the list shows. Rows that are there stay, also when asking for newer ones has failed. */
export function toShipmentsState(
  { data, error, isValidating }: Read<ShipmentsPage>,
  filter: ShipmentsFilter,
  isSlow: boolean,
): ShipmentsState {
  if (!data) {
    return error ? { kind: 'failed', failure: toFailureDetails(error) } : { kind: 'loading', isSlow };
  }
  const { items, totalItems, statusCounts } = data;
  if (items.length > 0) return { kind: 'ready', items, totalItems, isRefreshing: isValidating };
  return { kind: filter.search === '' && hasNone(statusCounts) ? 'empty' : 'noHits' };
}

/** The counts are of all tabs for the search of the moment. */
function hasNone(counts: ShipmentsPage['statusCounts']): boolean {
  return Object.values(counts).every((count) => count === 0);
}

/** What the panel of an open shipment shows. */
export function toDetailState(
  shipment: Read<Shipment>,
  tracking: Read<{ events: TrackingEvents; updatedAt: string }>,
): ShipmentDetailState {
  const { data, error } = shipment;
  if (data) return { kind: 'ready', shipment: data, tracking: toTrackingState(tracking) };
  if (!error) return { kind: 'loading' };
  // An id that is no id is refused as input; for the person it is the same as one that is gone.
  const isUnknown = error.kind === 'notFound' || error.kind === 'invalid';
  return isUnknown ? { kind: 'notFound' } : { kind: 'failed', failure: toFailureDetails(error) };
}

type TrackingEvents = Extract<TrackingState, { kind: 'ready' }>['events'];

function toTrackingState({
  data,
  error,
  isValidating,
}: Read<{ events: TrackingEvents; updatedAt: string }>): TrackingState {
  if (data) {
    return { kind: 'ready', events: data.events, updatedAt: data.updatedAt, isRefreshing: isValidating };
  }
  return error && !isValidating ? { kind: 'failed' } : { kind: 'loading' };
}
