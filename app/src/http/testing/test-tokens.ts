import { ApiError } from '../api-error.ts';
import type { TokenSource } from '../http-client.ts';

/** A session whose token is `first` until it is renewed, and which counts what it is asked for. */
export function tokenSource(): TokenSource & { renewed: number; ended: number } {
  const source = {
    renewed: 0,
    ended: 0,
    getAccessToken: () => Promise.resolve(source.renewed === 0 ? 'first' : 'second'),
    renewAccessToken: () => {
      source.renewed += 1;
      return Promise.resolve('second');
    },
    end: () => void (source.ended += 1),
  };
  return source;
}

/** The error that a call ends with; whatever else it does fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError))
    throw new Error(`Expected an ApiError, got ${String(error)}`, { cause: error });
  return error;
}
