import { serverEvents } from 'contract';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useEffect, useRef, useState } from 'react';
import { refresh } from '../../data/cache.ts';
import { execute, executionList } from '../../data/test-samples.ts';
import { useWrite } from '../../data/use-write.ts';
import { ApiError } from '../../http/api-error.ts';
import { NotConnected } from '../../socket/live-events.ts';
import { liveEvents } from '../../socket/live-notifications.ts';
import { toToastFailure } from '../to-toast-failure.ts';

/** How beginning an execution stands. */
export interface StartedExecution {
  readonly isStarting: boolean;
  /** Why none has begun; null where nothing has failed, empty where nobody has said why. */
  readonly failure: string | null;
  readonly start: (testItemId?: string) => void;
}

/** After so long without a word it is looked up whether one has begun. */
const HEARD_WITHIN_MS = 5000;
const failureWords = { ...writeFailureCopy, failed: '', open: '' };

/**
 * Begins an execution over the socket, as the specification has it, and by a call where there is no connection.
 *
 * @param latest the number of the latest execution that is known, or 0
 */
export function useStartExecution(sampleId: string, latest: number): StartedExecution {
  /** The number of the execution before the one that was asked for. */
  const [before, setBefore] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isStarting = before !== null && latest <= before;
  const fail = (reason: string) => {
    setBefore(null);
    setFailure(reason);
  };
  const calling = useWrite(execute, {
    onFailed(error) {
      // It may have begun all the same, and is looked up.
      if (error instanceof ApiError && error.isOutcomeUnknown) return;
      // One that a colleague has begun is shown as it stands.
      void refresh(executionList);
      fail(toToastFailure(error, failureWords).description);
    },
  });

  useEffect(
    () =>
      liveEvents.subscribe(serverEvents.executionFailed, ({ testSampleId, executionId, message = '' }) => {
        // One that names an execution has begun, and is told of where that stands.
        if (testSampleId !== sampleId || executionId !== undefined) return;
        setBefore(null);
        setFailure(message);
        void refresh(executionList);
      }),
    [sampleId],
  );

  // What waits for a connection must not begin once its page is gone, or another one is asked for.
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const isCalling = calling.state.kind === 'pending';
  useEffect(() => {
    // A call has its own end, which says more.
    if (!isStarting || isCalling) return undefined;
    let isLookedUp = false;
    const timer = setInterval(() => {
      if (isLookedUp) {
        setBefore(null);
        setFailure(writeFailureCopy.tryAgain);
      } else void refresh(executionList);
      isLookedUp = true;
    }, HEARD_WITHIN_MS);
    return () => clearInterval(timer);
  }, [isStarting, isCalling]);

  async function start(testItemId?: string): Promise<void> {
    setFailure(null);
    setBefore(latest);
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    try {
      await (testItemId === undefined
        ? liveEvents.executeTestSample({ testSampleId: sampleId }, signal)
        : liveEvents.executeTestItem({ testSampleId: sampleId, testItemId }, signal));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof NotConnected) void calling.run({ id: sampleId, testItemId });
      else fail('');
    }
  }

  return { isStarting, failure, start: (testItemId) => void start(testItemId) };
}
