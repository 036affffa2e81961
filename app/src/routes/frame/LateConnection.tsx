import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';

/** Whoever stays for so long may lose the connection before they do anything. */
const STAYS_AFTER_MS = 10_000;
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Says that there is no network, in frames whose first page does without the code: it comes once somebody does
 * anything with the page, or stays on it.
 */
export function LateConnection() {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    const end = new AbortController();
    const begin = () => {
      end.abort();
      clearTimeout(timer);
      const loaded = whenIdle().then(() => import('./Connection.tsx'));
      // Nobody can be told by what did not come.
      loaded.then(({ Connection }) => setBanner(() => Connection)).catch(() => undefined);
    };
    const timer = setTimeout(begin, STAYS_AFTER_MS);
    for (const sign of signs) addEventListener(sign, begin, { signal: end.signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, []);
  return Banner && <Banner />;
}
