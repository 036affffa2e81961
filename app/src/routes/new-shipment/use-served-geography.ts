import type { Geography } from 'contract';
import { useEffect, useState } from 'react';

/**
 * Countries and territories as staff keep them. They are fetched when somebody goes to a field, so that a list of
 * countries offers what there is by then, and at the latest when something is entered: then rules judge.
 */
export function useServedGeography(): Geography | undefined {
  const [geography, setGeography] = useState<Geography>();
  useEffect(() => {
    const load = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
      stop();
      void import('../../data/served-geography.ts')
        .then(({ servedGeography }) => servedGeography())
        // Without them the default set judges here, and the platform by its own.
        .then(setGeography, () => undefined);
    };
    const stop = () => moments.forEach((moment) => document.removeEventListener(moment, load));
    moments.forEach((moment) => document.addEventListener(moment, load));
    return stop;
  }, []);
  return geography;
}

const moments = ['focusin', 'input'] as const;
