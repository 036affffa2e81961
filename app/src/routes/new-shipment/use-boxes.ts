import type {
  Box,
  Boxes,
  BoxKeeping,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useMemo } from 'react';
import { keepSavedBox, removeSavedBox, renameSavedBox, savedBoxes } from '../../data/saved-boxes.ts';
import { useRead } from '../../data/use-read.ts';
import { mayDo } from '../shipments/shipment-rights.ts';
import { useOutcome } from './use-outcome.ts';

/** The boxes that the organisation keeps, and what this person may do with them. */
export function useBoxes(isAllowed: boolean): Boxes | undefined {
  const { data } = useRead(isAllowed ? savedBoxes() : null);
  const keep = useOutcome(keepSavedBox);
  const rename = useOutcome(renameSavedBox);
  const remove = useOutcome(removeSavedBox);
  const keeping = useMemo<BoxKeeping>(
    () => ({ keep, rename: (id, name) => rename({ id, name }), remove }),
    [keep, rename, remove],
  );
  const mayKeep = mayDo('update:org_shipments');
  return useMemo(() => {
    if (!isAllowed) return undefined;
    // What is packed in a way that is newer than this page cannot be chosen here.
    const kept = (data?.items ?? []).filter((box): box is Box => box.packaging !== 'unknown');
    // From the start, so that the form does not move when the boxes come.
    return { kept, keeping: mayKeep ? keeping : null };
  }, [isAllowed, data, keeping, mayKeep]);
}
