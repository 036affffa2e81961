import { type Shipment, shipmentsApi } from 'contract';
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

/** What is loaded so far, and what is to be loaded. */
interface Round {
  readonly target: BatchTarget;
  readonly before: readonly Outcome<Shipment, Blob>[];
}

/** The labels of some shipments as one file: `target` stays the same while it is open. */
export function useBatchLabels(target: BatchTarget): BatchLabels {
  const [state, setState] = useState<BatchLabelsState>({ kind: 'collecting' });
  const [outcomes, setOutcomes] = useState<Round['before']>([]);
  const [round, setRound] = useState<Round>({ target, before: [] });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const show = (next: BatchLabelsState) => !signal.aborted && setState(next);
    loadRound(round, signal, show)
      .then(async (loaded) => {
        if (!loaded || signal.aborted) return;
        setOutcomes(loaded);
        const files = loaded.flatMap((outcome) => (outcome.isDone ? [outcome.result] : []));
        const file = files.length === 0 ? null : await mergeLabels(files);
        show({ kind: 'ready', file, total: loaded.length, failures: toFailures(loaded, reasonOf) });
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) reportError(error);
        show({ kind: 'failed' });
      });
    return () => left.abort();
  }, [round]);

  return {
    state,
    retry: () => setRound({ target, before: outcomes }),
    take: () => void noteAll(outcomes.filter(({ isDone }) => isDone).map(({ item }) => item.id)),
  };
}

async function loadRound(
  { target, before }: Round,
  signal: AbortSignal,
  show: (state: BatchLabelsState) => void,
): Promise<Round['before'] | undefined> {
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
