import type { TestExecution, TestResult } from 'contract';
import type { RunState } from 'design-system/screens/backoffice/test-center/run-state.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { refresh } from '../../data/cache.ts';
import { executionList, oneExecution, readsOfExecutions } from '../../data/test-samples.ts';
import { useRead } from '../../data/use-read.ts';
import { liveConnection, RETURN } from '../../network/live-connection.ts';
import { liveEvents } from '../../socket/live-notifications.ts';
import { foldExecution, type FoldedExecution } from './fold-execution.ts';
import { useHeardEvents } from './use-heard-events.ts';
import { useStartExecution } from './use-start-execution.ts';

/** How the latest execution of a series stands, and a way to begin another one. */
export interface TestRun {
  readonly run: RunState;
  /** What became of each case in it. */
  readonly results: ReadonlyMap<string, TestResult>;
  /** How many executions there have been; undefined until it is known. */
  readonly executions: number | undefined;
  readonly execute: (testItemId?: string) => void;
}

const nothing: ReadonlyMap<string, TestResult> = new Map();

/**
 * The latest execution of a series, as it was read and as it is heard since. What was missed is read anew: a gap in the
 * numbers of the events, a connection that has come back, an execution that the page has not seen begin.
 */
export function useTestRun(sampleId: string): TestRun {
  const list = useRead(executionList({ id: sampleId, page: 1 }));
  const latest = list.data?.items[0];
  const detail = useRead(latest ? oneExecution({ id: sampleId, executionId: latest.id }) : null);
  const heard = useHeardEvents(sampleId);
  const connection = useSyncExternalStore(liveEvents.connection.subscribe, liveEvents.connection.get);
  const { isStarting, failure, start } = useStartExecution(sampleId, list);
  // The same until something is read or heard: rows follow from it.
  const folded = useMemo(() => detail.data && foldExecution(detail.data, heard), [detail.data, heard]);
  const execution = folded?.execution ?? latest ?? null;
  useRenewal(folded, list.data && newerThan(latest, heard.at(-1)?.payload.executionId));
  useEndOf(list.data && execution);
  return {
    run: {
      connection,
      execution,
      isStarting,
      failure: failure ?? (!isStarting && execution?.status === 'failed' ? execution.message : null),
    },
    results: folded?.results ?? nothing,
    executions: list.data?.totalItems,
    execute: start,
  };
}

/** The execution that was heard of and is not the latest that was read, if there is one. */
function newerThan(latest: TestExecution | undefined, heard: string | undefined): string | undefined {
  return heard === latest?.id ? undefined : heard;
}

/** Reads anew what the page cannot know: what it has missed, and what has begun elsewhere. */
function useRenewal(folded: FoldedExecution | undefined, newer: string | undefined): void {
  const gapAfter = folded?.isGap ? `${folded.execution.id} ${folded.execution.sequence}` : null;
  useEffect(() => {
    if (gapAfter !== null) void refresh(oneExecution);
  }, [gapAfter]);
  useEffect(() => {
    if (newer !== undefined) void refresh(executionList);
  }, [newer]);
  useEffect(() => {
    const renew = () => void refresh(executionList, oneExecution);
    liveConnection.addEventListener(RETURN, renew);
    return () => liveConnection.removeEventListener(RETURN, renew);
  }, []);
}

/**
 * Once an execution is over, what it has changed is read anew; also of one that nobody here has seen under way, since
 * it was short or the connection was gone.
 *
 * @param execution null where there is none; undefined until that is known
 */
function useEndOf(execution: TestExecution | null | undefined): void {
  const over = execution && (execution.status === 'running' ? null : execution.id);
  const before = useRef(over);
  useEffect(() => {
    // What is over when the page opens is in what the page reads then.
    if (before.current !== undefined && over && over !== before.current) void refresh(...readsOfExecutions);
    before.current = over;
  }, [over]);
}
