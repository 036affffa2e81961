import type { Shipment } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { cancellingCopy as copy } from 'design-system/screens/shipments/cancelling/cancelling.copy.ts';
import { useRef } from 'react';
import { cancelShipment } from '../../data/shipment-orders.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';

/**
 * Cancels a shipment, or discards a template, and says what came of it.
 *
 * @returns what does it; it resolves in any case, and tells whether it is cancelled now
 */
export function useCancel(id: string, isTemplate: boolean): () => Promise<boolean> {
  const isDone = useRef(false);
  const words = isTemplate ? copy.template : copy.ordered;
  const { run } = useWrite<string, Shipment>(cancelShipment, {
    onDone() {
      isDone.current = true;
      addToast({ tone: 'success', title: words.done });
    },
    onFailed: (error) => addToast({ tone: 'danger', ...toToastFailure(error, { ...copy, ...words }) }),
  });
  return async () => {
    isDone.current = false;
    await run(id);
    return isDone.current;
  };
}
