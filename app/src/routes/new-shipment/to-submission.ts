import { fromPointer, problemCodes } from 'contract';
import type {
  FieldProblem,
  Intent,
  SubmissionFailure,
  SubmissionState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { ApiError, type ApiErrorKind } from '../../http/api-error.ts';

/** After these codes nobody knows whether a shipment exists; the same key may be sent again. */
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
 * What a failed attempt to create something means. Anything that may have been carried out is
 * `unknown`, unless the browser had no network to send it by.
 */
export function toSubmission(error: unknown, intent: Intent, isOnline: boolean): SubmissionState {
  if (!(error instanceof ApiError)) throw error;
  const { kind, problem, status, requestId, time } = error;
  if (kind === 'unauthorized') return { kind: 'session-ended' };

  const isRefused = problem?.code === problemCodes.carrierRefused;
  const wasNeverSent = kind === 'offline' && !isOnline;
  const isOpen = openCodes.includes(problem?.code) || (error.isOutcomeUnknown && !isRefused && !wasNeverSent);
  if (isOpen) return { kind: 'unknown', lookUp: 'idle' };

  // A carrier's refusal concerns the whole order: beside the rates alone it would look like a wrong choice.
  const fields = isRefused ? [] : toFieldProblems(error);
  const detail = problem?.detail ?? problem?.title;
  return {
    kind: 'failed',
    intent,
    failure: isRefused ? 'refused' : (failures[kind] ?? 'faulty'),
    at: time.toISOString(),
    ...(detail !== undefined && { detail }),
    ...(fields.length > 0 && { fields }),
    ...(status !== undefined && { status }),
    ...(requestId !== undefined && { requestId }),
  };
}

function toFieldProblems({ fields }: ApiError): FieldProblem[] {
  return [...fields].map(([pointer, message]) => ({ path: fromPointer(pointer), message }));
}
