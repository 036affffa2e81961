import type { Deadline } from '../network/deadline.ts';
import { ApiError } from './api-error.ts';
import { detailsOf } from './read-answer.ts';

/** Puts whatever `fetch` or reading a body throws into our words. */
export function toNetworkError(
  error: unknown,
  deadline: Deadline,
  caller: AbortSignal | undefined,
  response: Response | undefined,
): unknown {
  if (error instanceof ApiError) return error;
  const details = { ...(response && detailsOf(response)), cause: error };
  if (caller?.aborted) return new ApiError('aborted', 'The call was given up', details);
  if (deadline.hasPassed) return new ApiError('timeout', 'The answer took too long', details);
  // `fetch` and body streams tell every failure of the network as a TypeError or an AbortError.
  if (error instanceof TypeError || error instanceof DOMException) {
    return new ApiError('offline', 'The API could not be reached', { cause: error });
  }
  return error;
}
