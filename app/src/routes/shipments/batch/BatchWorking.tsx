import { BatchCancel } from 'design-system/screens/shipments/BatchCancel/BatchCancel';
import { BatchClosing } from 'design-system/screens/shipments/BatchClosing/BatchClosing';
import type { BatchTarget } from './batch-target.ts';
import { cancelling } from './cancel-one.ts';
import { closing } from './close-many.ts';
import { type BatchEnds, useBatch } from './use-batch.ts';

interface WorkProps extends BatchEnds {
  target: BatchTarget;
}

export interface BatchWorkingProps extends WorkProps {
  work: 'cancel' | 'close';
}

/** Does something with selected shipments, once somebody has agreed to it. */
export function BatchWorking({ work, ...props }: BatchWorkingProps) {
  return work === 'cancel' ? <Cancelling {...props} /> : <Closing {...props} />;
}

function Cancelling({ target, ...ends }: WorkProps) {
  const { state, accept, stop, retry } = useBatch(target, cancelling, ends);
  return <BatchCancel state={state} onAccept={accept} onStop={stop} onRetry={retry} onClose={ends.onClose} />;
}

function Closing({ target, ...ends }: WorkProps) {
  const { state, accept, stop, retry } = useBatch(target, closing, ends);
  return (
    <BatchClosing state={state} onAccept={accept} onStop={stop} onRetry={retry} onClose={ends.onClose} />
  );
}
