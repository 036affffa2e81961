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
    onFailed(error) {
      addToast({
        tone: 'danger',
        ...toToastFailure(error, { ...writeFailureCopy, ...copy.told.notStarted }),
      });
    },
  });
  useRefreshAtEnd(latest, state.kind === 'done' ? state.answer.id : undefined);
  return {
    isSyncing: state.kind === 'pending' || latest?.status === 'pending',
    start: () => void run({ after: latest?.status === 'pending' ? undefined : latest?.id }),
  };
}

/**
 * Once a sync that somebody has begun here or looked at is over, whatever shows products is asked for anew.
 *
 * @param begun the one that was begun here: it may be over before anybody has asked how it stands
 */
function useRefreshAtEnd(sync: ProductSync | null | undefined, begun: string | undefined): void {
  const running = useRef<string>(undefined);
  const over = useRef<string>(undefined);
  const { id, status } = sync ?? {};
  useEffect(() => {
    if (id === undefined) return;
    if (status === 'pending') running.current = id;
    else if ((running.current === id || begun === id) && over.current !== id) {
      over.current = id;
      void refresh(...productReads);
    }
  }, [id, status, begun]);
}
