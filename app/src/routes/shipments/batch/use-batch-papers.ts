import type { PrintLayout, Shipment } from 'contract';
import type { BatchPapersState, BatchStanding } from 'design-system/screens/shipments/batch/batch-state.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../http/api-error.ts';
import { reportError } from '../../../monitoring/report-error.ts';
import { type BatchTarget, isNamed, MOST_AT_ONCE, shipmentsOf, toFailures } from './batch-target.ts';
import { type MergedPapers, mergePapers } from './merge-papers.ts';
import { type Outcome, runRest } from './run-batch.ts';

/** Fetches what is printed of one shipment, in the order in which it is. */
export type FetchPaper = (shipment: Shipment, signal: AbortSignal) => Promise<readonly Blob[]>;

export interface BatchPapers {
  readonly state: BatchPapersState;
  /** Those whose paper is in the file. */
  readonly loaded: readonly Shipment[];
  /** Loads those that failed once more, or begins anew. */
  readonly retry: () => void;
  /** Loads another paper of the same shipments. */
  readonly change: (fetchPaper: FetchPaper) => void;
}

type Outcomes = readonly Outcome<Shipment, readonly Blob[]>[];

/** What is loaded so far, and what is to be loaded. */
interface Round {
  readonly target: BatchTarget;
  readonly before: Outcomes;
  readonly fetchPaper: FetchPaper;
}

/** All that were loaded as one file, and what it was made of. */
interface Merged {
  readonly outcomes: Outcomes;
  readonly layout: PrintLayout;
  readonly papers: MergedPapers | null;
}

/**
 * The papers of some shipments as one file: `target` stays the same while it is open.
 *
 * @param fetchPaper of the paper that is loaded first
 */
export function useBatchPapers(
  target: BatchTarget,
  layout: PrintLayout,
  fetchPaper: FetchPaper,
): BatchPapers {
  const [standing, setStanding] = useState<BatchStanding>({ kind: 'collecting' });
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const [merged, setMerged] = useState<Merged>();
  const [round, setRound] = useState<Round>({ target, before: [], fetchPaper });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const show = (next: BatchStanding) => signal.aborted || setStanding(next);
    loadRound(round, signal, show)
      .then((loaded) => signal.aborted || setOutcomes(loaded))
      .catch((error: unknown) => show(failedBy(error)));
    return () => left.abort();
  }, [round]);

  useEffect(() => {
    if (!outcomes) return undefined;
    let isLeft = false;
    const files = outcomes.flatMap((outcome) => (outcome.isDone ? outcome.result : []));
    mergePapers(files, layout).then(
      (papers) => isLeft || setMerged({ outcomes, layout, papers }),
      (error: unknown) => {
        if (isLeft) return;
        setOutcomes(undefined);
        setStanding(failedBy(error));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [outcomes, layout]);

  const begin = (next: Partial<Round>) => {
    setOutcomes(undefined);
    setRound({ ...round, ...next });
  };

  return {
    state: outcomes && merged?.outcomes === outcomes ? toReady(merged, layout) : standing,
    loaded: outcomes?.flatMap(({ item, isDone }) => (isDone ? [item] : [])) ?? [],
    retry: () => begin({ before: outcomes ?? [] }),
    change: (next) =>
      begin({
        // They are known by now, and asked for no second time.
        target: outcomes?.map(({ item }) => item) ?? round.target,
        before: [],
        fetchPaper: next,
      }),
  };
}

/** Laid on other paper it is another file, which is not there yet. */
function toReady({ outcomes, layout, papers }: Merged, wanted: PrintLayout): BatchPapersState {
  const failures = toFailures(outcomes, reasonOf);
  const shown = layout === wanted ? papers : null;
  return {
    kind: 'ready',
    file: shown?.file ?? null,
    ...(shown && { pages: shown.pages }),
    total: outcomes.length,
    failures,
  };
}

function failedBy(error: unknown): BatchStanding {
  if (!(error instanceof ApiError)) reportError(error);
  return { kind: 'failed' };
}

async function loadRound(
  { target, before, fetchPaper }: Round,
  signal: AbortSignal,
  show: (standing: BatchStanding) => void,
): Promise<Outcomes | undefined> {
  const known = before.length > 0 ? before.map(({ item }) => item) : undefined;
  if (!known && !isNamed(target)) show({ kind: 'collecting' });
  const shipments = known ?? (await shipmentsOf(target, signal));
  if (!shipments) {
    show({ kind: 'tooMany', most: MOST_AT_ONCE });
    return undefined;
  }
  const onProgress = (done: number, total: number) => show({ kind: 'running', done, total });
  return runRest(shipments, before, (shipment) => fetchPaper(shipment, signal), { signal, onProgress });
}

function reasonOf(error: unknown): string {
  return (error instanceof ApiError && error.problem?.title) || '';
}
