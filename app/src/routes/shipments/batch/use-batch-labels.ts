import { type PrintLayout, type Shipment, shipmentsApi } from 'contract';
import type { BatchStanding } from 'design-system/screens/shipments/batch/batch-state.ts';
import type { BatchLabelsState } from 'design-system/screens/shipments/BatchLabels/batch-labels-state.ts';
import { useEffect, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { shipmentReads } from '../../../data/shipments.ts';
import { ApiError } from '../../../http/api-error.ts';
import { http } from '../../../http/client.ts';
import { reportError } from '../../../monitoring/report-error.ts';
import { type BatchTarget, isNamed, MOST_AT_ONCE, shipmentsOf, toFailures } from './batch-target.ts';
import { mergeLabels } from './merge-labels.ts';
import { type Outcome, runBatch, runRest } from './run-batch.ts';

export interface BatchLabels {
  readonly state: BatchLabelsState;
  /** Loads those that failed once more, or begins anew. */
  readonly retry: () => void;
  /** Notes that all that were loaded have been printed or saved. */
  readonly take: () => void;
}

type Outcomes = readonly Outcome<Shipment, Blob>[];

/** What is loaded so far, and what is to be loaded. */
interface Round {
  readonly target: BatchTarget;
  readonly before: Outcomes;
}

/** All that were loaded as one file, and what it was made of. */
interface Merged {
  readonly outcomes: Outcomes;
  readonly layout: PrintLayout;
  readonly file: Blob | null;
}

/** The labels of some shipments as one file: `target` stays the same while it is open. */
export function useBatchLabels(target: BatchTarget, layout: PrintLayout): BatchLabels {
  const [standing, setStanding] = useState<BatchStanding>({ kind: 'collecting' });
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const [merged, setMerged] = useState<Merged>();
  const [round, setRound] = useState<Round>({ target, before: [] });

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
    const files = outcomes.flatMap((outcome) => (outcome.isDone ? [outcome.result] : []));
    mergeLabels(files, layout).then(
      (file) => isLeft || setMerged({ outcomes, layout, file }),
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

  return {
    state: outcomes && merged?.outcomes === outcomes ? toReady(merged, layout) : standing,
    retry: () => {
      setOutcomes(undefined);
      setRound({ target, before: outcomes ?? [] });
    },
    take: () => {
      const taken = outcomes?.filter(({ isDone }) => isDone) ?? [];
      void noteAll(taken.map(({ item }) => item.id));
    },
  };
}

/** Laid on other paper it is another file, which is not there yet. */
function toReady({ outcomes, layout, file }: Merged, wanted: PrintLayout): BatchLabelsState {
  const failures = toFailures(outcomes, reasonOf);
  return { kind: 'ready', file: layout === wanted ? file : null, total: outcomes.length, failures };
}

function failedBy(error: unknown): BatchStanding {
  if (!(error instanceof ApiError)) reportError(error);
  return { kind: 'failed' };
}

async function loadRound(
  { target, before }: Round,
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
  const fetchLabel = ({ id }: Shipment) => http.blob(shipmentsApi.shippingLabel, { params: { id }, signal });
  const onProgress = (done: number, total: number) => show({ kind: 'running', done, total });
  return runRest(shipments, before, fetchLabel, { signal, onProgress });
}

function reasonOf(error: unknown): string {
  return (error instanceof ApiError && error.problem?.title) || '';
}

/** The paper is what matters; that nobody could note one is no reason to disturb the packing. */
async function noteAll(ids: readonly string[]): Promise<void> {
  const note = (id: string) => http.call(shipmentsApi.printed, { params: { id } });
  await runBatch(ids, note, { signal: new AbortController().signal });
  await refresh(...shipmentReads);
}
