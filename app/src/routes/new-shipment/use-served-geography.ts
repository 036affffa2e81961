import type { Geography } from 'contract';
import { useEffect, useState } from 'react';

/** Countries and territories as staff keep them. They are fetched when somebody enters something: then rules judge. */
export function useServedGeography(): Geography | undefined {
  const [geography, setGeography] = useState<Geography>();
  useEffect(() => {
    const load = () =>
      void import('../../data/served-geography.ts')
        .then(({ servedGeography }) => servedGeography())
        // Without them the default set judges here, and the platform by its own.
        .then(setGeography, () => undefined);
    document.addEventListener('input', load, { once: true });
    return () => document.removeEventListener('input', load);
  }, []);
  return geography;
}
