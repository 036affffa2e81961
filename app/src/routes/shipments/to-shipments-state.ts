import type { Shipment, ShipmentsPage } from 'contract';
import type { Refusal } from 'design-system/screens/errors/Forbidden/Forbidden';
import { isUnfiltered, sameFilter } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
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

/** A page of the list with the filter that it answers. */
export interface ListAnswer {
  readonly filter: ShipmentsFilter;
  readonly page: ShipmentsPage;
}

/**
 * What the list shows. Rows that are there stay while newer ones, or those of another filter, are asked
 * for or fail to come; they say whose they are, and with a failure that they are old. „Nothing found“
 * is said by an answer of now alone.
 *
 * @param latest the latest answer there was, to whichever filter
 * @param refusal what is told where the permission is missing, or was taken away
 */
export function toShipmentsState(
  { data, error, isValidating }: Read<ShipmentsPage>,
  filter: ShipmentsFilter,
  latest: ListAnswer | undefined,
  isSlow: boolean,
  refusal: Refusal,
): ShipmentsState {
  if (error?.kind === 'forbidden') return { kind: 'forbidden', refusal };
  const answer = data ? { filter, page: data } : latest;
  const failure = error && toFailureDetails(error);
  if (answer && answer.page.items.length > 0) {
    const { items, totalItems } = answer.page;
    const shown = { kind: 'ready', items, totalItems, shown: answer.filter } as const;
    return { ...shown, isRefreshing: isValidating, ...(failure && { failure }) };
  }
  if (failure) return { kind: 'failed', failure };
  if (!data) return { kind: 'loading', isSlow };
  return { kind: isUnfiltered(filter, BESIDE_COUNTS) && hasNone(data.statusCounts) ? 'empty' : 'noHits' };
}

/** The counts are those of all tabs and pages. */
const BESIDE_COUNTS = ['status', 'page'] as const;

/** The counts of all tabs; they are those of a search, whatever tab and page it is asked for. */
export function toCounts(
  data: ShipmentsPage | undefined,
  filter: ShipmentsFilter,
  latest: ListAnswer | undefined,
): ShipmentsPage['statusCounts'] | undefined {
  if (data) return data.statusCounts;
  return latest && sameFilter(latest.filter, filter, BESIDE_COUNTS) ? latest.page.statusCounts : undefined;
}

/** The counts are of all tabs for the search of the moment. */
function hasNone(counts: ShipmentsPage['statusCounts']): boolean {
  return Object.values(counts).every((count) => count === 0);
}

/** What the panel of an open shipment shows. What is there stays when it could not be renewed, and says so. */
export function toDetailState(
  shipment: Read<Shipment>,
  tracking: Read<{ events: TrackingEvents; updatedAt: string }>,
): ShipmentDetailState {
  const { data, error } = shipment;
  // An id that is no id is refused as input; for the person it is the same as one that is gone, even just now.
  if (error?.kind === 'notFound' || error?.kind === 'invalid') return { kind: 'notFound' };
  const failure = error && toFailureDetails(error);
  if (data) {
    return {
      kind: 'ready',
      shipment: data,
      tracking: toTrackingState(tracking),
      ...(failure && { failure }),
    };
  }
  return failure ? { kind: 'failed', failure } : { kind: 'loading' };
}

type TrackingEvents = Extract<TrackingState, { kind: 'ready' }>['events'];

function toTrackingState({
  data,
  error,
  isValidating,
}: Read<{ events: TrackingEvents; updatedAt: string }>): TrackingState {
  if (data) {
    const { events, updatedAt } = data;
    const failure = error && toFailureDetails(error);
    return { kind: 'ready', events, updatedAt, isRefreshing: isValidating, ...(failure && { failure }) };
  }
  return error && !isValidating ? { kind: 'failed' } : { kind: 'loading' };
}
