import { serverEvents, type TestExecution } from 'contract';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** The executions of a series, newest first, as they were read. */
interface ReadExecutions {
  readonly data?: ExecutionPage | undefined;
  readonly isValidating: boolean;
  /** Reads them anew. */
  readonly mutate: () => Promise<ExecutionPage | undefined>;
}

interface ExecutionPage {
  readonly items: readonly TestExecution[];
}

/** The number of the latest execution; 0 where there is none or it is not known. */
const latestOf = (page: ExecutionPage | undefined) => page?.items[0]?.number ?? 0;

/** Begins an execution over the socket, as the specification has it, and by a call where there is no connection. */
export function useStartExecution(
  sampleId: string,
  { data, isValidating, mutate }: ReadExecutions,
): StartedExecution {
  const latest = latestOf(data);
  /** The number of the execution before the one that was asked for; infinite until it is known. */
  const [before, setBefore] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isStarting = before !== null && latest <= before;
  const isAnswered = before !== null && latest > before;

  // Why an earlier one has not begun says nothing about one that has, by whomever.
  const [known, setKnown] = useState(data);
  if (data !== known) {
    setKnown(data);
    if (known && latest > latestOf(known)) setFailure(null);
  }

  const fail = (reason: string) => {
    setBefore(null);
    setFailure(reason);
  };
  const refuse = (reason: string) => {
    if (!isAnswered) fail(reason);
  };
  const calling = useWrite(execute, {
    onFailed(error) {
      // It may have begun all the same, and is looked up.
      if (error instanceof ApiError && error.isOutcomeUnknown) return;
      // One that a colleague has begun is shown as it stands.
      void refresh(executionList);
      refuse(toToastFailure(error, failureWords).description);
    },
  });

  const hearRefusal = useEffectEvent(refuse);
  useEffect(
    () =>
      liveEvents.subscribe(serverEvents.executionFailed, ({ testSampleId, executionId, message = '' }) => {
        // One that names an execution has begun, and is told of where that stands.
        if (testSampleId !== sampleId || executionId !== undefined) return;
        hearRefusal(message);
        void refresh(executionList);
      }),
    [sampleId],
  );

  // What waits must not begin once its page is gone, or another one is asked for.
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const isCalling = calling.state.kind === 'pending';
  useEffect(() => {
    // A call has its own end, which says more.
    if (!isStarting || isCalling) return undefined;
    let isLookedUp = false;
    const timer = setInterval(() => {
      if (isLookedUp) {
        waiting.current?.abort();
        setBefore(null);
        setFailure(writeFailureCopy.tryAgain);
      } else void refresh(executionList);
      isLookedUp = true;
    }, HEARD_WITHIN_MS);
    return () => clearInterval(timer);
  }, [isStarting, isCalling]);

  async function start(testItemId?: string): Promise<void> {
    setFailure(null);
    setBefore(Infinity);
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    // Whether one has begun is told from what there was before, which may be on its way.
    const page = data && !isValidating ? data : await mutate();
    if (signal.aborted) return;
    if (!page) {
      fail(writeFailureCopy.tryAgain);
      return;
    }
    const after = latestOf(page);
    setBefore(after);
    try {
      await (testItemId === undefined
        ? liveEvents.executeTestSample({ testSampleId: sampleId }, signal)
        : liveEvents.executeTestItem({ testSampleId: sampleId, testItemId }, signal));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof NotConnected) void calling.run({ id: sampleId, testItemId, after });
      else fail('');
    }
  }

  return { isStarting, failure, start: (testItemId) => void start(testItemId) };
}
