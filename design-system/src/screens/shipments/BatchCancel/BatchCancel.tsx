import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BatchFailures } from '../batch/BatchFailures.tsx';
import { BatchProgress } from '../batch/BatchProgress.tsx';
import type { BatchCancelState, BatchQuestion } from './batch-cancel-state.ts';
import { batchCancelCopy as copy } from './BatchCancel.copy.ts';

export interface BatchCancelProps {
  state: BatchCancelState;
  /** Begins, once the person has agreed. */
  onAccept: () => void;
  /** Begins no further one; those that are under way come to their end. */
  onStop: () => void;
  /** Tries those that failed once more, or asks anew which shipments there are. */
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Asks before selected shipments are cancelled, says how many it concerns and how many not, and stays until all
 * have been tried. What has failed is named and can be tried once more.
 */
export function BatchCancel({ state, onAccept, onStop, onRetry, onClose }: BatchCancelProps) {
  const [isStopping, setStopping] = useState(false);
  const isRunning = state.kind === 'running';
  const begin = (work: () => void) => () => {
    setStopping(false);
    work();
  };
  return (
    <Dialog
      isOpen
      // What is cancelled cannot be taken back: nobody shall leave it by accident before its end is told.
      isDismissable={!isRunning}
      isKeyboardDismissDisabled={isRunning}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      footer={
        <>
          {isRunning ? (
            <Button
              isPending={isStopping}
              pendingLabel={copy.stopping}
              onPress={() => {
                setStopping(true);
                onStop();
              }}
            >
              {copy.stop}
            </Button>
          ) : (
            <Button autoFocus onPress={onClose}>
              {state.kind === 'asking' && state.total > 0 ? copy.reject : copy.close}
            </Button>
          )}
          <Accept state={state} onAccept={begin(onAccept)} onRetry={begin(onRetry)} />
        </>
      }
    >
      <Content state={state} onRetry={onRetry} />
    </Dialog>
  );
}

/** One button for agreeing, waiting and trying again, so that the focus stays on it. */
function Accept({ state, onAccept, onRetry }: Pick<BatchCancelProps, 'state' | 'onAccept' | 'onRetry'>) {
  const isAsking = state.kind === 'asking';
  if (!isAsking && state.kind !== 'running' && state.kind !== 'ended') return null;
  if (isAsking && state.total === 0) return null;
  return (
    <Button
      variant="danger"
      isPending={state.kind === 'running'}
      pendingLabel={copy.pending}
      onPress={isAsking ? onAccept : onRetry}
    >
      {isAsking ? copy.accept(state.total) : copy.retry}
    </Button>
  );
}

function Content({ state, onRetry }: Pick<BatchCancelProps, 'state' | 'onRetry'>) {
  switch (state.kind) {
    case 'asking':
      return <Question {...state} />;
    case 'ended':
      return (
        <BatchFailures failures={state.failures} label={copy.failedList}>
          {copy.partlyDone(state.total - state.failures.length, state.total)}{' '}
          {copy.failed(state.failures.length)}
        </BatchFailures>
      );
    default: {
      const words = { running: copy.running, tooMany: copy.tooMany };
      return <BatchProgress standing={state} words={words} onRetry={onRetry} />;
    }
  }
}

function Question({ total, templates, kept }: BatchQuestion) {
  const keptTotal = kept.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Stack gap={3}>
      <p role="status">
        {total === 0 ? copy.nothing : copy.question(total)} {templates > 0 && copy.templates(templates)}
      </p>
      {keptTotal > 0 && (
        <div>
          <p>{copy.kept(keptTotal)}</p>
          <ul aria-label={copy.keptList}>
            {kept.map(({ reason, amount }) => (
              <li key={reason}>{copy.keptFor(amount, reason)}</li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
