import { type BatchCallbacks, BatchDialog } from '../batch/BatchDialog.tsx';
import type { BatchCancelState } from './batch-cancel-state.ts';
import { batchCancelCopy as copy } from './BatchCancel.copy.ts';

export interface BatchCancelProps extends BatchCallbacks {
  state: BatchCancelState;
}

/** Cancels selected shipments, once somebody has agreed to it: `BatchDialog`. */
export function BatchCancel(props: BatchCancelProps) {
  return (
    <BatchDialog
      {...props}
      words={copy}
      variant="danger"
      renderQuestion={({ total, templates }) => (
        <p>
          {copy.question(total)} {templates > 0 && copy.templates(templates)}
        </p>
      )}
    />
  );
}
