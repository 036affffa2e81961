import { BatchCancel } from 'design-system/screens/shipments/BatchCancel/BatchCancel';
import type { BatchTarget } from './batch-target.ts';
import { useBatchCancel } from './use-batch-cancel.ts';

export interface BatchCancellingProps {
  target: BatchTarget;
  onClose: () => void;
  /** With the shipments for which it did not work. */
  onEnd: (left: readonly string[]) => void;
}

/** Cancels selected shipments, once somebody has agreed to it. */
export function BatchCancelling({ target, onClose, onEnd }: BatchCancellingProps) {
  const { state, accept, stop, retry } = useBatchCancel(target, { onClose, onEnd });
  return <BatchCancel state={state} onAccept={accept} onStop={stop} onRetry={retry} onClose={onClose} />;
}
