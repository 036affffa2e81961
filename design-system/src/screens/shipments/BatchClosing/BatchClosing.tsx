import { type BatchCallbacks, BatchDialog } from '../batch/BatchDialog.tsx';
import type { BatchClosingState } from './batch-closing-state.ts';
import { batchClosingCopy as copy } from './BatchClosing.copy.ts';

export interface BatchClosingProps extends BatchCallbacks {
  state: BatchClosingState;
}

/** Closes selected shipments for the day, carrier by carrier, once somebody has agreed to it: `BatchDialog`. */
export function BatchClosing(props: BatchClosingProps) {
  return (
    <BatchDialog
      {...props}
      words={copy}
      variant="primary"
      renderQuestion={({ carriers }) => (
        <>
          <p>{copy.warning}</p>
          <ul aria-label={copy.carriers}>
            {carriers.map(({ carrier, amount }) => (
              <li key={carrier}>{copy.carrier(carrier, amount)}</li>
            ))}
          </ul>
        </>
      )}
    />
  );
}
