import { useState } from 'react';
import type { Location } from 'react-router';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A dialog, and whether something is typed in it. */
export interface HeldDialog {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** What was typed is done, or given up. */
  readonly close: () => void;
  readonly onChangedChange: (isChanged: boolean) => void;
}

/**
 * A dialog in which something is typed: the page it stands on is not left with it unasked. It is the only form of its
 * page; for several there is `useHeldParts`.
 *
 * @param isLeaving what leaves the dialog, where another query of the same page does
 */
export function useHeldDialog(isLeaving?: (here: Location, there: Location) => boolean): HeldDialog {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged ? 'draft' : 'nothing', () => setChanged(false), undefined, isLeaving);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setChanged(false);
      setOpen(false);
    },
    onChangedChange: setChanged,
  };
}
