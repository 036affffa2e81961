import {
  type ExecutionDetail,
  type ExecutionEvent,
  type LiveEventPayload,
  serverEvents,
  type TestExecution,
  type TestResult,
} from 'contract';

/** An event as it was heard. */
export type HeardEvent = {
  [Event in ExecutionEvent]: { readonly event: Event; readonly payload: LiveEventPayload<Event> };
}[ExecutionEvent];

/** How an execution stands by what was read and what was heard since. */
export interface FoldedExecution {
  readonly execution: TestExecution;
  readonly results: ReadonlyMap<string, TestResult>;
  /** Something was missed: what stands here is true, and older than what was heard. */
  readonly isGap: boolean;
}

/**
 * Puts what was heard over what was read, in the order of the events' numbers. What was heard twice counts once, what
 * the answer knows already not at all, and at the first gap it ends, since what comes after may rest on what was missed.
 */
export function foldExecution(
  { execution: begun, results: read }: ExecutionDetail,
  heard: readonly HeardEvent[],
): FoldedExecution {
  const results = new Map(read.map((result) => [result.testItemId, result]));
  let execution = begun;
  for (const { event, payload } of inOrder(begun, heard)) {
    const { sequence = 0 } = payload;
    if (sequence <= execution.sequence) continue;
    const next = sequence === execution.sequence + 1 ? apply({ event, payload } as HeardEvent) : undefined;
    if (!next) return { execution, results, isGap: true };
    execution = { ...next, sequence };
  }
  return { execution, results, isGap: false };

  /** What an event makes of the execution; undefined where it makes no sense. */
  function apply({ event, payload }: HeardEvent): TestExecution | undefined {
    switch (event) {
      case serverEvents.testSampleExecutionStarted:
        return execution;
      case serverEvents.testSampleExecuted:
        return { ...execution, status: 'done' };
      case serverEvents.executionFailed:
        return { ...execution, status: 'failed', message: payload.message ?? '' };
      case serverEvents.testItemExecutionStarted:
        return put(payload.testItemId, { status: 'running', message: '', deviations: 0, duration: null });
      case serverEvents.testItemCarrierExecuted:
        return put(payload.testItemId, { status: 'received' });
      case serverEvents.testItemExecuted: {
        const { testItemId, status = 'unknown', message = '', deviations = 0, duration = null } = payload;
        return counted(put(testItemId, { status, message, deviations, duration }), status);
      }
    }
  }

  function put(testItemId: string, change: Partial<TestResult>): TestExecution | undefined {
    const result = results.get(testItemId);
    if (!result) return undefined;
    results.set(testItemId, { ...result, ...change });
    return execution;
  }
}

/** An execution of one case ends with it. */
function counted(
  execution: TestExecution | undefined,
  status: TestResult['status'],
): TestExecution | undefined {
  if (!execution) return undefined;
  const ended = execution.testItemId === null ? {} : { status: 'done' as const };
  return status === 'succeeded' || status === 'deviant' || status === 'failed'
    ? { ...execution, ...ended, [status]: execution[status] + 1 }
    : { ...execution, ...ended };
}

function inOrder({ id }: TestExecution, heard: readonly HeardEvent[]): HeardEvent[] {
  return heard
    .filter(({ payload }) => payload.executionId === id)
    .toSorted((one, other) => (one.payload.sequence ?? 0) - (other.payload.sequence ?? 0));
}
