import { type PickupsPage, problemCodes } from 'contract';
import type { PickupsFilter, PickupsState } from 'design-system/screens/pickups/Pickups/pickups-state.ts';
import { type Asked, type ListAnswer, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';

/** What the list shows: `toListState`, and that pickups are not for the organisation, as the platform says it. */
export function toPickupsState(
  read: Read<PickupsPage>,
  asked: Asked<PickupsPage, PickupsFilter>,
): PickupsState {
  if (read.error?.problem?.code === problemCodes.pickupsNotEnabled) return { kind: 'notEnabled' };
  return toListState(read, { ...asked, isEmpty: ({ tabCounts }) => hasNone(tabCounts) });
}

/** The counts are those of all tabs, whichever is asked for. */
export function toCounts(
  data: PickupsPage | undefined,
  latest: ListAnswer<PickupsPage, PickupsFilter> | undefined,
): PickupsPage['tabCounts'] | undefined {
  return (data ?? latest?.page)?.tabCounts;
}

function hasNone(counts: PickupsPage['tabCounts']): boolean {
  return Object.values(counts).every((count) => count === 0);
}
