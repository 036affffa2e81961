import type { Problem } from 'contract';

export type ApiErrorKind =
  /** No answer: no connection, no such host, a broken one. */
  | 'offline'
  /** No answer in time. */
  | 'timeout'
  /** Nobody is signed in any more. */
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  /** The input was refused; `fields` says where. */
  | 'invalid'
  | 'rateLimited'
  | 'conflict'
  | 'server'
  /** An answer that is not what the contract says. */
  | 'brokenAnswer'
  /** The caller did not want the answer any more. */
  | 'aborted';

export interface ApiErrorDetails {
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly problem?: Problem | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

const unknownKinds: readonly ApiErrorKind[] = ['offline', 'timeout', 'server', 'brokenAnswer', 'aborted'];

/** The one error of every call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Status of the answer, where there was one. */
  readonly status: number | undefined;
  /** The platform's name for the request, for asking about it. */
  readonly requestId: string | undefined;
  readonly problem: Problem | undefined;
  /** After how many seconds the platform wants to be asked again. */
  readonly retryAfterSeconds: number | undefined;
  readonly time = new Date();

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.requestId = details.requestId;
    this.problem = details.problem;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The German complaint of each field, by JSON pointer (`/to/address/city`). */
  get fields(): ReadonlyMap<string, string> {
    return new Map(this.problem?.errors?.map(({ pointer, detail }) => [pointer, detail]));
  }

  /**
   * Whether a call that writes may have been carried out although it failed. The platform says why it refuses in its
   * own form; what refuses in another one stands in between, and does not know what was done behind it.
   */
  get isOutcomeUnknown(): boolean {
    const isOfStranger = this.status !== undefined && !this.problem;
    return isOfStranger || unknownKinds.includes(this.kind);
  }
}

/** What an answer's status says. */
export function kindOfStatus(status: number): ApiErrorKind {
  switch (status) {
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
    case 410:
      return 'notFound';
    case 409:
    case 412:
      return 'conflict';
    case 400:
    case 413:
    case 422:
      return 'invalid';
    case 429:
      return 'rateLimited';
    default:
      return 'server';
  }
}
