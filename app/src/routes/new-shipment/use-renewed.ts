import { useEffect, useEffectEvent, useState } from 'react';

/** For so long what is known already is held back for what is true now, in milliseconds. */
export const LONGEST_HOLD_MS = 2000;

/** What can be asked anew; SWR's answer is one. */
interface Renewable {
  readonly data?: unknown;
  /** Whether a question is on its way: of several the newest counts, and SWR ends the others with what it had. */
  readonly isValidating?: boolean;
  /** Asks anew; rejects or gives nothing where that fails. */
  readonly mutate: () => Promise<unknown>;
}

/**
 * Whether what these reads know from before has been asked for anew for an occasion. Of any age is what
 * they may hold; after {@link LONGEST_HOLD_MS}, without a network for instance, it has to do.
 *
 * @param occasion its name; undefined while there is none
 */
export function useRenewed(occasion: string | undefined, reads: readonly Renewable[]): boolean {
  const [askedFor, setAskedFor] = useState<string>();
  const [renewedFor, setRenewedFor] = useState<string>();
  const isOnItsWay = reads.some(({ isValidating }) => isValidating);
  if (occasion !== undefined && askedFor === occasion && renewedFor !== occasion && !isOnItsWay)
    setRenewedFor(occasion);
  // What is not known at all is on its way.
  const renew = useEffectEvent(() =>
    Promise.allSettled(reads.map(async ({ data, mutate }) => data !== undefined && mutate())),
  );
  useEffect(() => {
    if (occasion === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => setRenewedFor(occasion), LONGEST_HOLD_MS);
    void renew().then(() => isCurrent && setAskedFor(occasion));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [occasion]);
  return occasion !== undefined && renewedFor === occasion;
}
