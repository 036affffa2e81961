import { type RefObject, useEffect, useState } from 'react';
import type { NewShipmentState } from './new-shipment-state.ts';

/** Whether the form that is shown came in place of an earlier one: it was reset, or another shipment follows. */
export function useIsRestart(state: NewShipmentState): boolean {
  const [firstKey, setFirstKey] = useState<string | null>(null);
  const isFirst = firstKey === null && state.kind === 'editing';
  if (isFirst) setFirstKey(state.formKey);
  return !isFirst && state.kind === 'editing' && state.formKey !== firstKey;
}

/** For how many frames the heading is tried at most. */
const FRAMES = 60;

/** Begins a form anew at its heading: what was pressed for it is gone. */
export function useFocusOnHeading(page: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const heading = page.current?.querySelector('h1');
    let frame = 0;
    let frames = 0;
    const attempt = () => {
      // The dialog that was answered holds the focus until it is gone.
      if (document.querySelector('[role="alertdialog"]') === null) heading?.focus();
      frames += 1;
      if (document.activeElement !== heading && frames < FRAMES) frame = requestAnimationFrame(attempt);
    };
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [page, isWanted]);
}
