import type { ProductSync } from 'contract';
import { useEffect, useRef } from 'react';
import { refresh } from '../../data/cache.ts';
import { productReads } from '../../data/carrier-products.ts';

/** Once a sync that somebody has looked at is over, whatever shows products is asked for anew. */
export function useSyncEnd(sync: ProductSync | null | undefined): void {
  const running = useRef<string>(undefined);
  const { id, status } = sync ?? {};
  useEffect(() => {
    if (status === 'pending') running.current = id;
    else if (id !== undefined && running.current === id) {
      running.current = undefined;
      void refresh(...productReads);
    }
  }, [id, status]);
}
