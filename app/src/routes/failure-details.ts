import type { FailureDetails } from 'design-system/patterns/LoadFailure';
import type { ApiError } from '../http/api-error.ts';

/** What support needs to know of a failed request, in the words of the screens. */
export function toFailureDetails({ status, requestId, retryAfterSeconds, time }: ApiError): FailureDetails {
  return {
    at: time.toISOString(),
    ...(status !== undefined && { status }),
    ...(requestId !== undefined && { requestId }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
