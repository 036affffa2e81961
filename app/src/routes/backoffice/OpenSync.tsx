import { SyncPanel } from 'design-system/screens/backoffice/CarrierProducts/SyncPanel';
import { latestProductSync } from '../../data/carrier-products.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { toFetched } from '../to-resource.ts';
import { mayAdminister } from './rights-of-staff.ts';
import { useTakeOver } from './use-take-over.ts';

/** The latest sync with the carriers, while it runs and when it is over. */
export function OpenSync({ onClose }: { readonly onClose: () => void }) {
  const read = useRead(latestProductSync());
  const takingOver = useTakeOver();
  const isSlow = useIsSlow(read.isLoading);
  return (
    <SyncPanel
      state={toFetched({ ...read, data: read.data?.latest }, { isSlow })}
      now={useNow()}
      takingOver={mayAdminister() ? takingOver : null}
      onClose={onClose}
      onRetry={() => read.mutate()}
    />
  );
}
