import type { ProductSync } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { carrierProductsCopy as copy } from 'design-system/screens/backoffice/CarrierProducts/CarrierProducts.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useEffect, useRef } from 'react';
import { refresh } from '../../data/cache.ts';
import { latestProductSync, productReads, startProductSync } from '../../data/carrier-products.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';

/** Whether the carriers are being asked for their products, and a way to ask them. */
export function useProductSync(): { readonly isSyncing: boolean; readonly start: () => void } {
  const latest = useRead(latestProductSync()).data?.latest;
  const { state, run } = useWrite(startProductSync, {
    onFailed: (error) =>
      addToast({
        tone: 'danger',
        ...toToastFailure(error, { ...writeFailureCopy, ...copy.told.notStarted }),
      }),
  });
  useRefreshAtEnd(latest);
  return {
    isSyncing: state.kind === 'pending' || latest?.status === 'pending',
    start: () => void run(null),
  };
}

/** Once a sync that somebody has looked at is over, whatever shows products is asked for anew. */
function useRefreshAtEnd(sync: ProductSync | null | undefined): void {
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
