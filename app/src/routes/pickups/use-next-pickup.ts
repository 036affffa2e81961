import type { NextPickupFacts } from 'design-system/screens/pickups/Pickups/pickups-state.ts';
import { nextPickups } from '../../data/pickups.ts';
import { useRead } from '../../data/use-read.ts';
import { maySeePickups } from './pickup-rights.ts';

/** When somebody comes next; null for whoever may not see that, and where it could not be fetched. */
export function useNextPickup(): NextPickupFacts {
  const isFetched = maySeePickups();
  const { data, error } = useRead(isFetched ? nextPickups() : null);
  return isFetched && !error ? data : (data ?? null);
}
