import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Location } from 'react-router';
import { useLeaveGuard } from './use-leave-guard.ts';

/** What forms that stand on one page hold, by what they are about. */
export interface HeldParts {
  readonly isHeld: (part: string) => boolean;
  readonly hold: (part: string, isChanged: boolean) => void;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Asks before a page is left with one of its forms not saved. Of several guards the router would ask only the last,
 * so a page has one, and its forms report to it.
 *
 * @param isLeaving what leaves the forms, where another query of the same page does
 */
export function useHeldParts(isLeaving?: (here: Location, there: Location) => boolean): HeldParts {
  const [held, setHeld] = useState(nothing);
  useLeaveGuard(held.size > 0 ? 'draft' : 'nothing', () => setHeld(nothing), undefined, isLeaving);
  const hold = useCallback((part: string, isChanged: boolean) => {
    setHeld((before) => {
      if (before.has(part) === isChanged) return before;
      return new Set(isChanged ? [...before, part] : [...before].filter((one) => one !== part));
    });
  }, []);
  return useMemo(() => ({ isHeld: (part) => held.has(part), hold }), [held, hold]);
}

/** One of the forms, whose input goes with it. */
export function useHeldPart({ isHeld, hold }: HeldParts, part: string) {
  useEffect(() => () => hold(part, false), [hold, part]);
  return {
    isChanged: isHeld(part),
    onChangedChange: useCallback((isChanged: boolean) => hold(part, isChanged), [hold, part]),
  };
}
