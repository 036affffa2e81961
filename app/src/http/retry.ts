import type { Method } from 'contract';

/** The specification's list: after one of these a read is asked once more. */
const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const LONGEST_WAIT_S = 10;
const SHORTEST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 800;

export interface Failure {
  readonly method: Method;
  /** `undefined` when the network failed. */
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
}

/**
 * How many milliseconds to wait before the one further attempt, or `undefined` where there is none:
 * writes are never sent again, and a server that wants to be left alone for longer is.
 *
 * @param random from 0 to 1, so that many clients do not come back at the same moment
 */
export function pauseBeforeRetry(
  { method, status, retryAfterSeconds }: Failure,
  random: number,
): number | undefined {
  if (method !== 'GET') return undefined;
  if (status !== undefined && !retryStatuses.has(status)) return undefined;
  if (retryAfterSeconds === undefined) {
    return SHORTEST_PAUSE_MS + random * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
  }
  return retryAfterSeconds <= LONGEST_WAIT_S ? retryAfterSeconds * 1000 : undefined;
}
