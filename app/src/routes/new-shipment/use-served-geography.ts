import type { Geography } from 'contract';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface ServedGeography {
  /** Undefined as long as nobody knows: then the default set judges here, and the platform by its own. */
  readonly geography: Geography | undefined;
  /** Asks anew, where the platform has judged otherwise than the form. */
  readonly renew: () => void;
}

/**
 * Countries and territories as staff keep them. They are fetched when somebody goes to a field, so that a list of
 * countries offers what there is by then, and at the latest when something is entered: then rules judge. Where that
 * fails the next field asks again, and the network when it is back.
 */
export function useServedGeography(): ServedGeography {
  const [geography, setGeography] = useState<Geography>();
  const isAsking = useRef(false);
  const renew = useCallback(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    void import('../../data/served-geography.ts')
      .then(({ servedGeography }) => servedGeography())
      .then(setGeography, () => undefined)
      .finally(() => (isAsking.current = false));
  }, []);
  const isThere = geography !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = false;
    const end = new AbortController();
    const load = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
      // Not with every key, where the first has not got through.
      if (type === 'input' && isWanted) return;
      isWanted = true;
      renew();
    };
    for (const moment of moments) document.addEventListener(moment, load, { signal: end.signal });
    window.addEventListener('online', () => isWanted && renew(), { signal: end.signal });
    return () => end.abort();
  }, [isThere, renew]);
  return { geography, renew };
}

const moments = ['focusin', 'input'] as const;
