import { type Shipment, shipmentsApi } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type { BatchCancelState } from 'design-system/screens/shipments/BatchCancel/batch-cancel-state.ts';
import { batchCancelCopy as copy } from 'design-system/screens/shipments/BatchCancel/BatchCancel.copy.ts';
import { toQuestion } from 'design-system/screens/shipments/BatchCancel/to-question.ts';
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { shipmentReads } from '../../../data/shipments.ts';
import { ApiError } from '../../../http/api-error.ts';
import { http } from '../../../http/client.ts';
import { reportError } from '../../../monitoring/report-error.ts';
import { type BatchTarget, MOST_AT_ONCE, shipmentsOf, toFailures } from './batch-target.ts';
import { type Outcome, runRest } from './run-batch.ts';

export interface BatchCancel {
  readonly state: BatchCancelState;
  /** Begins to cancel what can be cancelled. */
  readonly accept: () => void;
  /** Begins no further one. */
  readonly stop: () => void;
  /** Tries those that failed, or were not begun, once more; before that it asks anew which there are. */
  readonly retry: () => void;
}

interface Callbacks {
  readonly onClose: () => void;
  /** With the shipments for which it did not work. */
  readonly onEnd: (left: readonly string[]) => void;
}

type Outcomes = readonly Outcome<Shipment, Shipment>[];

/**
 * Cancels shipments of a list, some at once: `target` stays the same while it is open. What was agreed to goes on
 * when the page is left, and says its end all the same.
 */
export function useBatchCancel(target: BatchTarget, callbacks: Callbacks): BatchCancel {
  const [state, setState] = useState<BatchCancelState>({ kind: 'collecting' });
  const [collecting, setCollecting] = useState({ target });
  const chosen = useRef<readonly Shipment[]>([]);
  const outcomes = useRef<Outcomes>([]);
  const running = useRef<AbortController>(undefined);
  const latest = useRef(callbacks);
  const isThere = useRef(false);
  useInsertionEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  useEffect(() => {
    const left = new AbortController();
    const show = (next: BatchCancelState) => left.signal.aborted || setState(next);
    collect(collecting.target, left.signal).then(
      (found) => {
        chosen.current = found.cancellable;
        show(found.state);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) reportError(error);
        show({ kind: 'failed' });
      },
    );
    return () => left.abort();
  }, [collecting]);

  const run = async () => {
    // A second press comes before the first is seen.
    if (running.current) return;
    const stopped = new AbortController();
    running.current = stopped;
    const onProgress = (done: number, total: number) => setState({ kind: 'running', done, total });
    outcomes.current = await runRest(chosen.current, outcomes.current, cancelOne, {
      signal: stopped.signal,
      onProgress,
    });
    running.current = undefined;
    void refresh(...shipmentReads);
    const failures = toFailures(withStopped(chosen.current, outcomes.current), reasonOf);
    const total = chosen.current.length;
    latest.current.onEnd(failures.map(({ id }) => id));
    if (failures.length > 0 && isThere.current) return setState({ kind: 'ended', total, failures });
    tell(total, failures.length);
    latest.current.onClose();
  };

  return {
    state,
    accept: () => void run(),
    stop: () => running.current?.abort(),
    retry: () => {
      if (state.kind === 'ended') void run();
      else setCollecting({ target });
    },
  };
}

/** What of a batch can be cancelled, and the question about it. */
async function collect(
  target: BatchTarget,
  signal: AbortSignal,
): Promise<{ state: BatchCancelState; cancellable: readonly Shipment[] }> {
  const shipments = await shipmentsOf(target, signal);
  if (!shipments) return { state: { kind: 'tooMany', most: MOST_AT_ONCE }, cancellable: [] };
  const { cancellable, ...question } = toQuestion(shipments);
  return { state: { kind: 'asking', ...question }, cancellable };
}

/** Not called off once it is sent: nobody would know what came of it. */
function cancelOne({ id }: Shipment): Promise<Shipment> {
  return http.call(shipmentsApi.cancel, { params: { id } });
}

class Stopped extends Error {}

/** Those that were never begun, because it was stopped, are not cancelled either. */
function withStopped(chosen: readonly Shipment[], outcomes: Outcomes): Outcomes {
  const known = new Map(outcomes.map((outcome) => [outcome.item.id, outcome]));
  return chosen.map((item) => known.get(item.id) ?? { item, isDone: false, error: new Stopped() });
}

/** In the platform's own words, which name the carrier's reason. */
function reasonOf(error: unknown): string {
  if (error instanceof Stopped) return copy.stopped;
  return (error instanceof ApiError && error.problem?.detail) || '';
}

function tell(total: number, failed: number): void {
  if (failed === 0) addToast({ tone: 'success', title: copy.done(total) });
  else
    addToast({
      tone: 'danger',
      title: copy.partlyDone(total - failed, total),
      description: copy.failed(failed),
    });
}
