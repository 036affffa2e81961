import type { Shipment } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { cancellingCopy as copy } from 'design-system/screens/shipments/cancelling/cancelling.copy.ts';
import { useRef } from 'react';
import { cancelShipment, type SeenShipment } from '../../data/shipment-orders.ts';
import { useWrite } from '../../data/use-write.ts';
import { toCancelFailure } from './to-cancel-failure.ts';

/** What somebody has agreed to cancel, as they saw it. */
export interface Agreed extends SeenShipment {
  readonly isTemplate: boolean;
}

/**
 * Cancels a shipment, or discards a template, and says what came of it.
 *
 * @returns what does it; it resolves in any case, and tells whether it is cancelled now
 */
export function useCancel(): (agreed: Agreed) => Promise<boolean> {
  const isDone = useRef(false);
  const { run } = useWrite<Agreed, Shipment>(cancelShipment, {
    onDone(_, { isTemplate }) {
      isDone.current = true;
      addToast({ tone: 'success', title: wordsOf(isTemplate).done });
    },
    onFailed: (error, { isTemplate }) =>
      addToast({ tone: 'danger', ...toCancelFailure(error, wordsOf(isTemplate)) }),
  });
  return async (agreed) => {
    isDone.current = false;
    await run(agreed);
    return isDone.current;
  };
}

const wordsOf = (isTemplate: boolean) => (isTemplate ? copy.template : copy.ordered);
