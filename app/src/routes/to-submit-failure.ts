import { fromPointer } from 'contract';
import type {
  SubmitFailure,
  SubmitFailureFacts,
  SubmitFailureReason,
} from 'design-system/forms/submit-failure.ts';
import { SessionError } from '../auth/index.ts';
import { ApiError, type ApiErrorKind } from '../http/api-error.ts';

const reasons: Partial<Record<ApiErrorKind, SubmitFailureReason>> = {
  unauthorized: 'signedOut',
  forbidden: 'forbidden',
  notFound: 'gone',
  invalid: 'invalid',
  rateLimited: 'limited',
  conflict: 'conflict',
};

/**
 * What a failed attempt to save means: `useWrite`'s error, for `toSubmitError`. What is not certain to have
 * saved nothing is `late` or `unknown`; the platform's own word that it has failed is certain, that of something
 * before it is not.
 *
 * @throws what is no `ApiError`: a fault in our own code is not dressed up as one of the network
 */
export function toSubmitFailure(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) throw error;
  return { reason: reasonOf(error), ...toSubmitFacts(error) };
}

function reasonOf(error: ApiError): SubmitFailureReason {
  if (wasNeverSent(error)) return 'unreachable';
  if (error.kind === 'server' && error.problem) return 'faulty';
  // Whoever has refused without being the platform does not know whether it has done it.
  if (error.isOutcomeUnknown) return error.kind === 'timeout' ? 'late' : 'unknown';
  return reasons[error.kind] ?? 'unknown';
}

/** There was no token to send it with. */
export function wasNeverSent({ cause }: ApiError): boolean {
  return cause instanceof SessionError;
}

/** What is told beside the reason; complaints lead to their fields. */
export function toSubmitFacts(error: ApiError): SubmitFailureFacts {
  const { problem, status, requestId, retryAfterSeconds, time } = error;
  const fields = [...error.fields].map(([pointer, message]) => ({ path: fromPointer(pointer), message }));
  return {
    at: time.toISOString(),
    ...(problem?.detail !== undefined && { detail: problem.detail }),
    ...(fields.length > 0 && { fields }),
    ...(status !== undefined && { status }),
    ...(requestId !== undefined && { requestId }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
