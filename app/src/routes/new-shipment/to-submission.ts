import { problemCodes, type Quote, type ShipmentDraft } from 'contract';
import type {
  Intent,
  LookUp,
  SubmissionFailure,
  SubmissionState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import type { WriteState } from '../../data/writer.ts';
import { ApiError, type ApiErrorKind } from '../../http/api-error.ts';
import { toSubmitFacts, wasNeverSent } from '../to-submit-failure.ts';

/** With these codes the platform says that it has the attempt and that its result is open, or was another one. */
const openCodes: readonly (string | undefined)[] = [
  problemCodes.carrierUnknown,
  problemCodes.idempotencyInProgress,
  // An earlier request with this key went through, and the form has been changed since.
  problemCodes.idempotencyMismatch,
];

const failures: Partial<Record<ApiErrorKind, SubmissionFailure>> = {
  forbidden: 'forbidden',
  invalid: 'invalid',
  offline: 'unreachable',
};

/** With these codes it is certain that nothing has come of it. */
const certain: Readonly<Record<string, SubmissionFailure>> = {
  [problemCodes.carrierRefused]: 'refused',
  [problemCodes.priceChanged]: 'repriced',
  [problemCodes.versionStale]: 'stale',
  [problemCodes.notATemplate]: 'settled',
  [problemCodes.quoteNotValid]: 'refused',
};

/** Nobody knows yet; of a template it is said in other words. */
export function unknown(lookUp: LookUp, intent: Intent): SubmissionState {
  return { kind: 'unknown', lookUp, ...(intent === 'avis' && { intent }) };
}

/**
 * What a failed attempt to create something means. Whether the browser believes in its network says
 * nothing: a request may have got through before it was lost. So everything is `unknown` that is not
 * certain to have created nothing.
 */
export function toSubmission(error: unknown, intent: Intent): SubmissionState {
  if (!(error instanceof ApiError)) throw error;
  const { kind, problem } = error;
  // What was sent before somebody signs in again is looked up then.
  if (kind === 'unauthorized') return { kind: 'session-ended' };
  if (problem?.code === problemCodes.idempotencyClosed) return unknown('nothing-found', intent);
  if (openCodes.includes(problem?.code)) return unknown('settling', intent);

  const failure = certain[problem?.code ?? ''];
  const isRefused = problem?.code === problemCodes.carrierRefused || failure === 'repriced';
  const isOpen = (error.isOutcomeUnknown || kind === 'conflict') && failure === undefined;
  if (isOpen && !wasNeverSent(error)) return unknown('idle', intent);

  // A carrier's refusal concerns the whole order: beside the rates alone it would look like a wrong choice.
  const { fields, ...facts } = toSubmitFacts(error);
  // Of what is fixed by now, or over, the title says why, and the form what can be done.
  const isOver = failure === 'settled' || problem?.code === problemCodes.quoteNotValid;
  const detail = isOver ? problem?.title : (problem?.detail ?? problem?.title);
  return {
    kind: 'failed',
    intent,
    failure: failure ?? failures[kind] ?? 'faulty',
    ...facts,
    ...(detail !== undefined && { detail }),
    ...(fields && !isRefused && { fields }),
  };
}

/** How a request for a quote stands; null where there is nothing to tell. The same again does no harm. */
export function toQuoteSubmission(state: WriteState<ShipmentDraft, Quote>): SubmissionState | null {
  if (state.kind === 'pending') return { kind: 'sending', intent: 'quote' };
  if (state.kind !== 'failed') return null;
  const { error } = state;
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'unauthorized') return { kind: 'session-ended' };
  const failure = error.problem ? failures[error.kind] : undefined;
  const isLost = error.kind === 'offline' || error.kind === 'timeout';
  return {
    kind: 'failed',
    intent: 'quote',
    failure: failure ?? (isLost ? 'unreachable' : 'faulty'),
    ...toSubmitFacts(error),
  };
}
