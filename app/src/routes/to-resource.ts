import type { Fetched, Refusal, Resource } from 'design-system/patterns/ResourceView/resource.ts';
import type { ApiError } from '../http/api-error.ts';
import { toFailureDetails } from './failure-details.ts';

/** What a read has come to; SWR's answer is one. */
export interface Read<Value> {
  readonly data?: Value | undefined;
  /** Stays until the next answer. */
  readonly error?: ApiError | undefined;
  readonly isValidating: boolean;
}

export interface Reading<Value> {
  /** The first answer takes longer than usual. */
  readonly isSlow?: boolean;
  /** The answer to an earlier question, which stays in sight until that of now is there. */
  readonly older?: Value | undefined;
}

/** What is shown of a part of a page; a failure beside a value says that the value is old. */
export function toFetched<Value>(
  { data, error, isValidating }: Read<Value>,
  { isSlow = false, older }: Reading<Value> = {},
): Fetched<Value> {
  const failure = error && toFailureDetails(error);
  // Null is an answer: that there is nothing.
  const isOlder = data === undefined;
  const value = isOlder ? older : data;
  if (value !== undefined) {
    return {
      kind: 'ready',
      value,
      isRefreshing: isValidating,
      ...(isOlder && { isOlder }),
      ...(failure && { failure }),
    };
  }
  return failure ? { kind: 'failed', failure, isRetrying: isValidating } : { kind: 'loading', isSlow };
}

/**
 * What is shown of one thing that a page is about. What has just gone, or may be seen no more, does not stay in
 * sight, unless something is typed of it: that would go with it. An id that is no id is refused as input; for the person it is the same as one that is gone.
 *
 * @param refusal what is told where the permission is missing, or was taken away
 * @param holdsInput whether something is typed of it and not saved
 */
export function toResource<Value>(
  read: Read<Value>,
  {
    refusal,
    holdsInput = false,
    ...reading
  }: Reading<Value> & { readonly refusal: Refusal; readonly holdsInput?: boolean },
): Resource<Value> {
  const { data, error, isValidating } = read;
  const isForbidden = error?.kind === 'forbidden';
  const isGone = error?.kind === 'notFound' || error?.kind === 'invalid';
  if (!isForbidden && !isGone) return toFetched(read, reading);
  if (holdsInput && data !== undefined) {
    return {
      kind: 'ready',
      value: data,
      isRefreshing: isValidating,
      loss: isForbidden ? 'forbidden' : 'deleted',
    };
  }
  return isForbidden ? { kind: 'forbidden', refusal } : { kind: 'notFound' };
}
