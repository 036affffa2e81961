import { addToast } from 'design-system/components/LazyToastRegion';
import { carrierProductsCopy as copy } from 'design-system/screens/backoffice/CarrierProducts/CarrierProducts.copy.ts';
import type { TakingOver } from 'design-system/screens/backoffice/CarrierProducts/SyncPanel';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { takeOverProducts } from '../../data/carrier-products.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';

/** Takes over what a carrier says although most of its products are missing. */
export function useTakeOver(): TakingOver {
  const { state, run } = useWrite(takeOverProducts, {
    onFailed: (error) =>
      addToast({
        tone: 'danger',
        ...toToastFailure(error, { ...writeFailureCopy, ...copy.told.notTakenOver }),
      }),
  });
  return { isPending: state.kind === 'pending', onTakeOver: (seen) => void run(seen) };
}
