import * as oauth from 'oauth4webapi';

/** Why the token endpoint gave no tokens. */
export type ProviderErrorReason =
  /** It has understood and said no: `invalid_grant` and the like. */
  | 'refused'
  /** No answer, or one that may be better in a minute: network, 5xx, 408, 429. */
  | 'unreachable'
  /** An answer with success that holds no sound tokens for us. */
  | 'unsound';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly reason: ProviderErrorReason;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    reason: ProviderErrorReason,
    { cause, retryAfterSeconds }: { cause: unknown; retryAfterSeconds?: number | undefined },
  ) {
    // The message of the cause names a claim or a field, never a token.
    super(cause instanceof Error ? cause.message : reason, { cause });
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const passingErrors = ['temporarily_unavailable', 'server_error', 'slow_down'];
const passingStatuses = [408, 429];

/** @param response the answer that the error is about, if there was one */
export function reasonOf(error: unknown, response: Response | undefined): ProviderErrorReason {
  if (!response) return error instanceof oauth.OperationProcessingError ? 'unsound' : 'unreachable';
  if (response.ok) return 'unsound';
  const isAnswer =
    error instanceof oauth.ResponseBodyError || error instanceof oauth.WWWAuthenticateChallengeError;
  const isPassing =
    response.status >= 500 ||
    passingStatuses.includes(response.status) ||
    (error instanceof oauth.ResponseBodyError && passingErrors.includes(error.error));
  return isAnswer && !isPassing ? 'refused' : 'unreachable';
}
