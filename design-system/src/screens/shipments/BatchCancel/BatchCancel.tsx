import { Stack } from '../../../components/Stack/Stack.tsx';
import { type BatchCallbacks, BatchDialog } from '../batch/BatchDialog.tsx';
import type { BatchCancelState } from './batch-cancel-state.ts';
import { batchCancelCopy as copy } from './BatchCancel.copy.ts';
import * as styles from './BatchCancel.css.ts';

export interface BatchCancelProps extends BatchCallbacks {
  state: BatchCancelState;
}

/** More would push the buttons out of sight, and nobody would read them. */
const MOST_NAMED = 5;

/** Cancels selected shipments, once somebody who sees which they are has agreed to it: `BatchDialog`. */
export function BatchCancel(props: BatchCancelProps) {
  return (
    <BatchDialog
      {...props}
      words={copy}
      variant="danger"
      renderQuestion={({ total, templates, named }) => (
        <Stack gap={2}>
          <p>
            {copy.question(total)} {templates > 0 && copy.templates(templates)}
          </p>
          <ul aria-label={copy.list} className={styles.named}>
            {named.slice(0, MOST_NAMED).map(({ id, number, recipient }) => (
              <li key={id}>
                {number}, {recipient}
              </li>
            ))}
            {total > MOST_NAMED && <li>{copy.more(total - MOST_NAMED)}</li>}
          </ul>
        </Stack>
      )}
    />
  );
}
