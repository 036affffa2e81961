/** Why a sign-in did not succeed, or nobody was led to one. */
export type StartFailure =
  | 'denied'
  | 'expired'
  | 'unreachable'
  | 'storageBlocked'
  /** Signed out here, while the identity provider could not be told. */
  | 'signOutDue'
  /** The provider has been told meanwhile, before anybody could sign in. */
  | 'signedOutLate'
  | 'unknown';

/** What the start page shows to somebody who is not signed in. */
export type StartState =
  | { readonly kind: 'ready' }
  /** The form that names a new organisation is open. */
  | { readonly kind: 'registering' }
  /** The browser is on its way to the identity provider. */
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'failed'; readonly failure: StartFailure };
