import type { AddressBlock, Shipment, ShipmentDraft } from 'contract';
import type {
  Intent,
  SubmissionState,
  SubmitOptions,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import type { ShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import type { SentAttempt } from '../../drafts/stored-draft.ts';
import { ApiError } from '../../http/api-error.ts';
import { isSameParcel } from './is-same-parcel.ts';
import { type FindCreated, settleAttempt } from './settle-attempt.ts';
import { toSubmission, unknown } from './to-submission.ts';

const IDLE: SubmissionState = { kind: 'idle' };

/** What ordering needs of the world. */
export interface OrderingCalls {
  readonly create: (
    draft: ShipmentDraft,
    idempotencyKey: string,
    shown: Pick<SubmitOptions, 'shownPrice'>,
  ) => Promise<Shipment>;
  readonly find: FindCreated;
  /** Puts a recipient into the address book; the same key never does so twice. */
  readonly saveRecipient: (recipient: AddressBlock, idempotencyKey: string) => void;
  /** Resolves after so many milliseconds, when the network returns, or when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Is told of faults of ours. */
  readonly report: (error: unknown) => void;
}

export interface OrderingState {
  readonly submission: SubmissionState;
  readonly created: Shipment | null;
  /** An order is under way, or nobody knows what became of it: its input and key must not be thrown away. */
  readonly isOpen: boolean;
}

/** One form's order, outside of React, whose components come and go while a call is under way. */
export interface Ordering {
  readonly getState: () => OrderingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Orders, unless something is under way already. */
  readonly submit: (draft: ShipmentDraft, options: SubmitOptions) => Promise<void>;
  /** Asks now what became of the open attempt, and goes on asking while nobody knows. */
  readonly lookUp: () => Promise<void>;
  /** Somebody is signed in again after the session had ended. */
  readonly resume: () => void;
  /** Another filling of the form begins, or the form is left: answers to what was under way change nothing. */
  readonly giveUp: () => void;
}

/**
 * Creates a shipment once, whatever the network does: one call at a time, one key per intent, and
 * another key only once it is certain that the old one has created nothing and never will.
 */
export function createOrdering(store: ShipmentDraftStore, calls: OrderingCalls): Ordering {
  const listeners = new Set<() => void>();
  let state: OrderingState = { submission: IDLE, created: null, isOpen: store.openAttempt() !== undefined };
  /** What is under way; aborted when nobody wants its answer any more. */
  let run: AbortController | undefined;
  let isResting = false;

  function show(submission: SubmissionState, created: Shipment | null = null): void {
    const isOpen = submission.kind === 'sending' || store.openAttempt() !== undefined;
    state = { submission, created, isOpen };
    for (const listener of listeners) listener();
  }

  /** One thing at a time; what comes of it counts only as long as nobody has given it up. */
  async function during(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const own = new AbortController();
    run = own;
    try {
      await work(own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      // The call may have gone out before the fault: the order may stand.
      calls.report(error);
      show({ kind: 'unknown', lookUp: 'idle' });
    } finally {
      if (run === own) run = undefined;
    }
  }

  function finish({ draft, recipientKey }: SentAttempt, shipment: Shipment): void {
    if (recipientKey !== null) calls.saveRecipient(draft.to, recipientKey);
    store.clear();
    show(IDLE, shipment);
  }

  function showFailure(error: unknown, intent: Intent): void {
    const next = toSubmission(error, intent);
    // Whatever is certain to have created nothing makes room for another attempt.
    if (!isOpenAfter(next, error)) store.renewAttempt();
    show(next);
  }

  async function settle(attempt: SentAttempt, signal: AbortSignal): Promise<void> {
    const intent = attempt.draft.isAvis ? 'avis' : 'order';
    try {
      const settlement = await settleAttempt(attempt, calls.find, {
        signal,
        onPause: (reason) => show(unknown(reason === 'open' ? 'settling' : 'failed', intent)),
        async rest(milliseconds) {
          isResting = true;
          await calls.wait(milliseconds, signal);
          if (!signal.aborted) isResting = false;
        },
      });
      if (settlement?.kind === 'created') {
        if (isSameParcel(attempt.draft, settlement.shipment)) return finish(attempt, settlement.shipment);
        store.renewAttempt();
        show({ kind: 'other-created', intent, orderNumber: settlement.shipment.orderNumber });
      } else if (settlement?.kind === 'refused') showFailure(settlement.error, intent);
      else if (settlement) {
        store.renewAttempt();
        show(unknown('nothing-found', intent));
      }
    } catch (error) {
      if (!(error instanceof ApiError) || signal.aborted) throw error;
      show(error.kind === 'unauthorized' ? { kind: 'session-ended' } : unknown('failed', intent));
    }
  }

  async function lookUp(): Promise<void> {
    const attempt = store.openAttempt();
    if (!attempt || (run && !isResting)) return;
    callOff();
    show(unknown('running', attempt.draft.isAvis ? 'avis' : 'order'));
    await during((signal) => settle(attempt, signal));
  }

  function callOff(): void {
    run?.abort();
    run = undefined;
    isResting = false;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async submit(draft, { intent, saveRecipient, ...shown }) {
      if (run) return;
      show({ kind: 'sending', intent });
      await during(async (signal) => {
        const attempt = store.beginAttempt({ ...draft, isAvis: intent === 'avis' }, saveRecipient);
        try {
          const shipment = await calls.create(attempt.draft, attempt.idempotencyKey, shown);
          if (!signal.aborted) finish(attempt, shipment);
        } catch (error) {
          if (signal.aborted) return;
          showFailure(error, intent);
          if (isSettling(state)) await settle(attempt, signal);
        }
      });
    },

    lookUp,

    resume() {
      if (state.submission.kind !== 'session-ended') return;
      if (store.openAttempt()) void lookUp();
      else show(IDLE);
    },

    giveUp() {
      callOff();
      show(IDLE);
    },
  };
}

/** Whether something may have come of an attempt that failed; a 401 that is not the platform's own does not tell. */
function isOpenAfter(next: SubmissionState, error: unknown): boolean {
  if (next.kind === 'session-ended') return error instanceof ApiError && error.isOutcomeUnknown;
  return next.kind === 'unknown' && next.lookUp !== 'nothing-found';
}

/** The platform knows of the attempt, so that asking about it can't close its key by mistake. */
function isSettling({ submission }: OrderingState): boolean {
  return submission.kind === 'unknown' && submission.lookUp === 'settling';
}
