import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { BatchQuestion, BatchState } from './batch-state.ts';
import { BatchFailures } from './BatchFailures.tsx';
import { BatchProgress, type BatchProgressProps } from './BatchProgress.tsx';

type Amount = (amount: number) => string;

/** What is said of something that is done with many. */
export interface BatchWords extends Pick<BatchProgressProps['words'], 'running' | 'tooMany'> {
  readonly title: string;
  readonly reject: string;
  readonly stop: string;
  readonly stopping: string;
  readonly close: string;
  readonly accept: Amount;
  /** It can be done with none of them. */
  readonly nothing: string;
  readonly kept: Amount;
  readonly keptList: string;
  readonly keptFor: (amount: number, reason: string) => string;
  readonly pending: string;
  readonly partlyDone: (done: number, total: number) => string;
  readonly failed: Amount;
  readonly failedList: string;
  readonly retry: string;
}

export interface BatchCallbacks {
  /** Begins, once the person has agreed. */
  onAccept: () => void;
  /** Begins no further one; those that are under way come to their end. */
  onStop: () => void;
  /** Tries those that failed once more, or asks anew which shipments there are. */
  onRetry: () => void;
  onClose: () => void;
}

export interface BatchDialogProps<Question extends BatchQuestion> extends BatchCallbacks {
  state: BatchState<Question>;
  words: BatchWords;
  /** How the button looks that begins. */
  variant: 'primary' | 'danger';
  /** What is asked, where it can be done with some. */
  renderQuestion: (question: Question) => ReactNode;
}

/**
 * Asks before something is done with selected shipments that cannot be taken back, says how many it concerns and
 * how many not, and stays until all have been tried. What has failed is named and can be tried once more.
 */
export function BatchDialog<Question extends BatchQuestion>(props: BatchDialogProps<Question>) {
  const { state, words, onAccept, onStop, onRetry, onClose } = props;
  const [isStopping, setStopping] = useState(false);
  const isRunning = state.kind === 'running';
  const begin = (work: () => void) => () => {
    setStopping(false);
    work();
  };
  return (
    <Dialog
      isOpen
      // It cannot be taken back: nobody shall leave it by accident before its end is told.
      isDismissable={!isRunning}
      isKeyboardDismissDisabled={isRunning}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      footer={
        <>
          {isRunning ? (
            <Button
              isPending={isStopping}
              pendingLabel={words.stopping}
              onPress={() => {
                setStopping(true);
                onStop();
              }}
            >
              {words.stop}
            </Button>
          ) : (
            <Button autoFocus onPress={onClose}>
              {state.kind === 'asking' && state.total > 0 ? words.reject : words.close}
            </Button>
          )}
          <Accept {...props} onAccept={begin(onAccept)} onRetry={begin(onRetry)} />
        </>
      }
    >
      <Content {...props} />
    </Dialog>
  );
}

/** One button for agreeing, waiting and trying again, so that the focus stays on it. */
function Accept<Question extends BatchQuestion>({
  state,
  words,
  variant,
  onAccept,
  onRetry,
}: BatchDialogProps<Question>) {
  const isAsking = state.kind === 'asking';
  if (!isAsking && state.kind !== 'running' && state.kind !== 'ended') return null;
  if (isAsking && state.total === 0) return null;
  return (
    <Button
      variant={variant}
      isPending={state.kind === 'running'}
      pendingLabel={words.pending}
      onPress={isAsking ? onAccept : onRetry}
    >
      {isAsking ? words.accept(state.total) : words.retry}
    </Button>
  );
}

function Content<Question extends BatchQuestion>({
  state,
  words,
  renderQuestion,
  onRetry,
}: BatchDialogProps<Question>) {
  switch (state.kind) {
    case 'asking':
      return (
        <Stack gap={3}>
          <div role="status">{state.total === 0 ? <p>{words.nothing}</p> : renderQuestion(state)}</div>
          <Kept kept={state.kept} words={words} />
        </Stack>
      );
    case 'ended':
      return (
        <BatchFailures failures={state.failures} label={words.failedList}>
          {words.partlyDone(state.total - state.failures.length, state.total)}{' '}
          {words.failed(state.failures.length)}
        </BatchFailures>
      );
    default:
      return <BatchProgress standing={state} words={words} onRetry={onRetry} />;
  }
}

function Kept({ kept, words }: Pick<BatchQuestion, 'kept'> & Pick<BatchDialogProps<never>, 'words'>) {
  const total = kept.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return null;
  return (
    <div>
      <p>{words.kept(total)}</p>
      <ul aria-label={words.keptList}>
        {kept.map(({ reason, amount }) => (
          <li key={reason}>{words.keptFor(amount, reason)}</li>
        ))}
      </ul>
    </div>
  );
}
