/** Why there is no access token. */
export type SessionErrorKind =
  /** Nobody is signed in, or the provider has ended the session. */
  | 'ended'
  /** The provider did not answer in a way that says anything; the session stays. */
  | 'unreachable';

export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly kind: SessionErrorKind;

  constructor(kind: SessionErrorKind, options?: ErrorOptions) {
    super(kind === 'ended' ? 'The session has ended' : 'The identity provider could not be reached', options);
    this.kind = kind;
  }
}
