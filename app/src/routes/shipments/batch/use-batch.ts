import type { Shipment } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type { BatchQuestion, BatchState } from 'design-system/screens/shipments/batch/batch-state.ts';
import type { BatchWords } from 'design-system/screens/shipments/batch/BatchDialog';
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import type { NamedRead } from '../../../data/read.ts';
import { ApiError } from '../../../http/api-error.ts';
import { reportError } from '../../../monitoring/report-error.ts';
import { type BatchTarget, MOST_AT_ONCE, shipmentsOf, toFailures } from './batch-target.ts';
import type { Outcome } from './run-batch.ts';

/** It was stopped before this one. */
export class Stopped extends Error {}

type Outcomes<Item> = readonly Outcome<Item, unknown>[];

/** Something that is done with many once somebody has agreed, with each or with some of them together. */
export interface BatchWork<Item extends Shipment, Question extends BatchQuestion> {
  /** With which of a selection it can be done, and the question about it. */
  readonly ask: (shipments: readonly Shipment[]) => { question: Question; chosen: readonly Item[] };
  /** Does it with those for which it is not done `before`. */
  readonly run: (
    chosen: readonly Item[],
    before: Outcomes<Item>,
    options: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
  ) => Promise<Outcomes<Item>>;
  readonly reasonOf: (error: unknown) => string;
  readonly words: Pick<BatchWords, 'partlyDone' | 'failed'> & { readonly done: (amount: number) => string };
  /** Where a message of its success leads, with what is there. */
  readonly end?: { readonly href: string; readonly description: string };
  /** What is old once it is done. */
  readonly makesOld: readonly NamedRead[];
}

export interface Batch<Question extends BatchQuestion> {
  readonly state: BatchState<Question>;
  /** Begins, with all that is possible. */
  readonly accept: () => void;
  /** Begins no further one. */
  readonly stop: () => void;
  /** Tries those that failed, or were not begun, once more; before that it asks anew which there are. */
  readonly retry: () => void;
}

export interface BatchEnds {
  readonly onClose: () => void;
  /** With the shipments for which it did not work. */
  readonly onEnd: (left: readonly string[]) => void;
}

/**
 * Does something with shipments of a list: `target` and `work` stay the same while it is open. What was agreed to
 * goes on when the page is left, and says its end all the same.
 */
export function useBatch<Item extends Shipment, Question extends BatchQuestion>(
  target: BatchTarget,
  work: BatchWork<Item, Question>,
  callbacks: BatchEnds,
): Batch<Question> {
  const [state, setState] = useState<BatchState<Question>>({ kind: 'collecting' });
  const [collecting, setCollecting] = useState({ target });
  const chosen = useRef<readonly Item[]>([]);
  const outcomes = useRef<Outcomes<Item>>([]);
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
    const show = (next: BatchState<Question>) => left.signal.aborted || setState(next);
    shipmentsOf(collecting.target, left.signal).then(
      (shipments) => {
        if (!shipments) return show({ kind: 'tooMany', most: MOST_AT_ONCE });
        const found = work.ask(shipments);
        chosen.current = found.chosen;
        show({ kind: 'asking', ...found.question });
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) reportError(error);
        show({ kind: 'failed' });
      },
    );
    return () => left.abort();
  }, [collecting, work]);

  const run = async () => {
    // A second press comes before the first is seen.
    if (running.current) return;
    const stopped = new AbortController();
    running.current = stopped;
    const onProgress = (done: number, total: number) => setState({ kind: 'running', done, total });
    outcomes.current = await work.run(chosen.current, outcomes.current, {
      signal: stopped.signal,
      onProgress,
    });
    running.current = undefined;
    void refresh(...work.makesOld);
    const failures = toFailures(withStopped(chosen.current, outcomes.current), work.reasonOf);
    const total = chosen.current.length;
    latest.current.onEnd(failures.map(({ id }) => id));
    if (failures.length > 0 && isThere.current) return setState({ kind: 'ended', total, failures });
    tell(work, total, failures.length);
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

/** With those that were never begun, because it was stopped, it is not done either. */
function withStopped<Item extends Shipment>(
  chosen: readonly Item[],
  outcomes: Outcomes<Item>,
): Outcomes<Item> {
  const known = new Map(outcomes.map((outcome) => [outcome.item.id, outcome]));
  return chosen.map((item) => known.get(item.id) ?? { item, isDone: false, error: new Stopped() });
}

function tell(
  { words, end }: Pick<BatchWork<never, never>, 'words' | 'end'>,
  total: number,
  failed: number,
): void {
  if (failed === 0) addToast({ tone: 'success', title: words.done(total), ...end });
  else
    addToast({
      tone: 'danger',
      title: words.partlyDone(total - failed, total),
      description: words.failed(failed),
    });
}
