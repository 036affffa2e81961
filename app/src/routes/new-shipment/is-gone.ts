import type { ApiError } from '../../http/api-error.ts';

/** An id that is no id is refused as input; for the person it is the same as one that is gone. */
export function isGone(error: ApiError | undefined): boolean {
  return error?.kind === 'notFound' || error?.kind === 'invalid' || error?.kind === 'forbidden';
}
