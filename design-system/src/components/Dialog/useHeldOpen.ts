import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Keeps what is around it open; @returns the way to let go. */
type HoldOpen = () => () => void;

/** What an overlay gives to whatever stands in it; outside of one there is nothing to hold. */
export const HoldOpenContext = createContext<HoldOpen>(() => () => undefined);

/** For an overlay: whether something in it holds it open, so that no way leads out of it at the moment. */
export function useHeldOpen(): { readonly isHeld: boolean; readonly holdOpen: HoldOpen } {
  const [holders, setHolders] = useState(0);
  const holdOpen = useCallback(() => {
    setHolders((before) => before + 1);
    return () => setHolders((before) => before - 1);
  }, []);
  return { isHeld: holders > 0, holdOpen };
}

/** For what stands in an overlay, such as a form: while it waits for an answer nobody can turn away from it. */
export function useHoldOpen(isHolding: boolean): void {
  const holdOpen = use(HoldOpenContext);
  useEffect(() => (isHolding ? holdOpen() : undefined), [holdOpen, isHolding]);
}
