import type { ScannedShipment, Shipment } from 'contract';
import { isTemplate } from 'design-system/patterns/ShipmentStatus/shipment-facts.ts';
import type { BenchStep } from 'design-system/screens/shipments/PackingBench/packing-bench-state.ts';
import type { Kept } from '../../drafts/draft-presence.ts';
import { ApiError } from '../../http/api-error.ts';
import { toFailureDetails } from '../failure-details.ts';

/** What the bench needs of the world. */
export interface BenchCalls {
  /** @throws {ApiError} */
  readonly find: (
    number: string,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly ScannedShipment[]; readonly hasMore: boolean }>;
  /** Asks whether a form that holds something may stay behind for another number. */
  readonly mayLeave: (shipment: Shipment, number: string) => Promise<boolean>;
  /** Is told of faults of ours. */
  readonly report: (error: unknown) => void;
}

export interface BenchState {
  readonly step: BenchStep;
  /** Scanned while something else was to be finished first. */
  readonly next: string | null;
}

/** One packing bench, outside of React. What does not fit the step that it stands at changes nothing. */
export interface Bench {
  readonly getState: () => BenchState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly scan: (number: string) => void;
  /** Searches once more for what could not be searched. */
  readonly retry: () => void;
  /** One of several. */
  readonly choose: (shipment: ScannedShipment) => void;
  /** What the open step holds: of an order, or of a label that is shown, no scan leads away. */
  readonly hold: (held: Kept) => void;
  /** The template is left for later; what its form holds stays in the tab. Not while it is being ordered. */
  readonly putBack: () => void;
  /** Somebody else has completed the template, or has begun to: looks what became of it. */
  readonly overtaken: (shipmentId: string) => void;
  /** The template is ordered: now its label. */
  readonly completed: (shipment: Shipment) => void;
  /** Print the label of what was ordered before. */
  readonly reprint: () => void;
  /** Print the label of something that was completed here, while nothing else is in hand. */
  readonly printAgain: (shipment: ScannedShipment) => void;
  /** The label is printed, or nobody wants it: what was scanned meanwhile, or the next scan. */
  readonly finish: () => void;
  /** Nothing is printed once more after all. */
  readonly abandon: () => void;
  /** The page is left. */
  readonly close: () => void;
}

export function createBench({ find, mayLeave, report }: BenchCalls): Bench {
  const listeners = new Set<() => void>();
  let state: BenchState = { step: { kind: 'waiting', result: null }, next: null };
  let held: Kept = 'nothing';
  let search: AbortController | undefined;
  /** The number that a question is open about. */
  let asked: string | null = null;

  function show(step: BenchStep, next = state.next): void {
    if (step !== state.step) held = 'nothing';
    state = { step, next };
    for (const listener of listeners) listener();
  }

  async function searchFor(number: string, next: string | null = null): Promise<void> {
    search?.abort();
    const own = new AbortController();
    search = own;
    show({ kind: 'searching', number }, next);
    const step = await find(number, own.signal).then(
      ({ items, hasMore }) => toStep(number, items, hasMore),
      (error: unknown) => toFailed(number, error),
    );
    if (!own.signal.aborted) show(step);
  }

  function toFailed(number: string, error: unknown): BenchStep {
    if (!(error instanceof ApiError)) {
      report(error);
      return { kind: 'failed', number, failure: { at: new Date().toISOString() } };
    }
    // What can be no number of a shipment is none.
    if (error.kind === 'invalid') return { kind: 'none', number };
    return { kind: 'failed', number, failure: toFailureDetails(error) };
  }

  async function leaveFor(shipment: Shipment, number: string): Promise<void> {
    const isAsking = asked !== null;
    // Of several scans under one question the last one counts.
    asked = number;
    if (isAsking) return;
    const isAccepted = await mayLeave(shipment, number);
    const latest = asked;
    asked = null;
    const { step } = state;
    if (step.kind !== 'completing' || step.shipment.id !== shipment.id) {
      // It was ordered under the question.
      if (step.kind !== 'waiting') show(step, latest);
      else void searchFor(latest);
    } else if (isAccepted && held !== 'order') void searchFor(latest);
    else show(step, latest);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scan(number) {
      const { step } = state;
      if (held === 'order') return show(step, number);
      if (held === 'draft' && step.kind === 'completing') return void leaveFor(step.shipment, number);
      void searchFor(number);
    },
    retry() {
      if (state.step.kind === 'failed') void searchFor(state.step.number);
    },
    choose(shipment) {
      if (state.step.kind === 'several') show(opened(shipment, state.step.number));
    },
    hold(kept) {
      held = kept;
    },
    putBack() {
      const { step, next } = state;
      if (step.kind !== 'completing' || held === 'order') return;
      if (next !== null) return void searchFor(next);
      show({
        kind: 'waiting',
        result: { kind: 'put-back', shipment: step.shipment, isKept: held === 'draft' },
      });
    },
    overtaken(shipmentId) {
      const { step, next } = state;
      if (step.kind !== 'completing' || step.shipment.id !== shipmentId) return;
      void searchFor(step.shipment.orderNumber, next);
    },
    completed(shipment) {
      if (state.step.kind === 'completing') show({ kind: 'label', shipment, isReprint: false });
    },
    reprint() {
      if (state.step.kind === 'ordered')
        show({ kind: 'label', shipment: state.step.shipment, isReprint: true });
    },
    printAgain(shipment) {
      const { kind } = state.step;
      if (kind === 'completing' || kind === 'label') return;
      search?.abort();
      show({ kind: 'label', shipment, isReprint: true });
    },
    finish() {
      const { step, next } = state;
      if (step.kind !== 'label') return;
      if (next !== null) return void searchFor(next);
      show({
        kind: 'waiting',
        result: { kind: 'printed', shipment: step.shipment, isReprint: step.isReprint },
      });
    },
    abandon() {
      const { step, next } = state;
      if (step.kind !== 'label' || !step.isReprint) return;
      if (next === null) show({ kind: 'waiting', result: null });
      else void searchFor(next);
    },
    close: () => search?.abort(),
  };
}

function toStep(number: string, items: readonly ScannedShipment[], hasMore: boolean): BenchStep {
  const [first] = items;
  if (!first) return { kind: 'none', number };
  return items.length === 1 ? opened(first, number) : { kind: 'several', number, shipments: items, hasMore };
}

/** What can be done about a shipment at the bench. */
function opened(shipment: ScannedShipment, number: string): BenchStep {
  if (shipment.ordering !== null) return { kind: 'ordering', shipment };
  return isTemplate(shipment) ? { kind: 'completing', number, shipment } : { kind: 'ordered', shipment };
}
