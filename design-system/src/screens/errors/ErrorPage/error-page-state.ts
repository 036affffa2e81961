/** What stands in for a screen that cannot be shown. */
export type ErrorPageState =
  /** No route or no entry at this address. */
  | { readonly kind: 'notFound' }
  /**
   * A fault that nobody expected, or an answer with a status that no screen knows. `message`: what the
   * server says of it, in German; the message of a script is never shown.
   */
  | { readonly kind: 'failed'; readonly code: number; readonly message?: string; readonly reference?: string }
  /** The page's code could not be loaded, since the server does not answer. */
  | { readonly kind: 'unreachable' }
  /** A part of the application is gone from the server since a newer version stands there. */
  | { readonly kind: 'outdated' };
