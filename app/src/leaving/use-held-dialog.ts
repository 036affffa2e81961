import { useState } from 'react';
import type { Location } from 'react-router';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * A dialog in which something is typed: the page it stands on is not left with it unasked. It is the only form of its
 * page; for several there is `useHeldParts`.
 *
 * @param isLeaving what leaves the dialog, where another query of the same page does
 */
export function useHeldDialog(isLeaving?: (here: Location, there: Location) => boolean) {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged ? 'draft' : 'nothing', () => setChanged(false), undefined, isLeaving);
  return {
    isOpen,
    open: () => setOpen(true),
    /** What was typed is done, or given up. */
    close: () => {
      setChanged(false);
      setOpen(false);
    },
    onChangedChange: setChanged,
  };
}
