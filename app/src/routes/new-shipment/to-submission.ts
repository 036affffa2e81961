import { problemCodes } from 'contract';
import type {
  Intent,
  SubmissionFailure,
  SubmissionState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
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

/**
 * What a failed attempt to create something means. Whether the browser believes in its network says
 * nothing: a request may have got through before it was lost. So everything is `unknown` that is not
 * certain to have created nothing.
 */
export function toSubmission(error: unknown, intent: Intent): SubmissionState {
  if (!(error instanceof ApiError)) throw error;
  const { kind, problem } = error;
  // A 401 comes before any work is done.
  if (kind === 'unauthorized') return { kind: 'session-ended' };
  if (problem?.code === problemCodes.idempotencyClosed) return { kind: 'unknown', lookUp: 'nothing-found' };
  if (openCodes.includes(problem?.code)) return { kind: 'unknown', lookUp: 'settling' };

  const isRefused = problem?.code === problemCodes.carrierRefused;
  const isOpen = error.isOutcomeUnknown || kind === 'conflict';
  if (isOpen && !isRefused && !wasNeverSent(error)) return { kind: 'unknown', lookUp: 'idle' };

  // A carrier's refusal concerns the whole order: beside the rates alone it would look like a wrong choice.
  const { fields, ...facts } = toSubmitFacts(error);
  const detail = problem?.detail ?? problem?.title;
  return {
    kind: 'failed',
    intent,
    failure: isRefused ? 'refused' : (failures[kind] ?? 'faulty'),
    ...facts,
    ...(detail !== undefined && { detail }),
    ...(fields && !isRefused && { fields }),
  };
}
