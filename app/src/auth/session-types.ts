import type { SignedInUser } from 'contract';
import type { ClaimReaders, SessionClaims } from './claims.ts';
import type { SignInVariant } from './redirect/authorize-url.ts';
import type { AppState } from './redirect/pkce-entry.ts';

/** `ended`: it was signed in, and the provider has closed the session. */
export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn' | 'ended';

/** What went wrong on the way back from the provider. */
export interface SignInFailure {
  readonly error: string;
  readonly errorDescription: string | null;
  readonly state: string | null;
  readonly appState: AppState | undefined;
}

export interface SessionSnapshot {
  readonly status: SessionStatus;
  readonly user: SignedInUser | undefined;
  readonly claims: SessionClaims | undefined;
  /**
   * Signing in failed; it is offered again, not started by itself. It stands beside somebody who is
   * signed in, or was, where the way to the provider could not be gone or an invitation was taken
   * along, and until their tokens are renewed.
   */
  readonly failure: SignInFailure | undefined;
  /** The status stays `unknown` because the provider can't be reached. */
  readonly isUnreachable: boolean;
  /** The browser is on its way to the provider or loads anew; nothing else may navigate. */
  readonly isLeaving: boolean;
  /** The invitation that the person came with, carried over from before they signed in. */
  readonly invitationId: string | undefined;
}

export interface SignInOptions extends SignInVariant {
  /** Path of ours, or an address on the list, to go to afterwards; the place of now if not given. */
  readonly returnTo?: string;
  /** An invitation that is to be known again after signing in. */
  readonly invitationId?: string | undefined;
  /**
   * The page does it by itself. After three returns within a minute it does not any more: the
   * snapshot has the failure `going_round` instead. A person who asks for it may always go.
   */
  readonly isAutomatic?: boolean;
}

export interface SessionOptions {
  /** Called with an error on return; without it the person goes back to where they came from. */
  readonly onSignInError?: (failure: SignInFailure) => void;
}

/** The session of a person in this tab. It knows no React. docs/session.md draws its states. */
export interface SessionManager extends ClaimReaders {
  /** Takes up a return from the provider, or the session of an earlier visit. Safe to call again. */
  start(): Promise<void>;
  /**
   * Resolves once the provider's answer is out of the address, for the router that reads it. That
   * is long before the session is known.
   */
  whenAddressed(): Promise<void>;
  readonly getSnapshot: () => SessionSnapshot;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** Leaves for the provider. */
  signIn(options?: SignInOptions): Promise<void>;
  /**
   * Leaves for the provider to come back in another organisation of the person's. Nothing of the
   * former one stays in memory, because the page is left.
   *
   * @throws {Error} if the person does not belong to it
   */
  switchOrganization(orgCode: string): Promise<void>;
  /** Forgets everything and leaves for the provider's logout page. */
  signOut(): void;
  /**
   * A token that is good for a request now; a new one is fetched once for all who ask.
   *
   * @throws {SessionError}
   */
  getAccessToken(): Promise<string>;
  /**
   * A token in place of one that the API has refused.
   *
   * @throws {SessionError}
   */
  renewAccessToken(refused: string): Promise<string>;
  /** The API has refused this fresh token too: if it is the latest one, the session is over. */
  end(refused: string): void;
  /**
   * New tokens, for instance after the organisation was set up and the claims have changed.
   *
   * @throws {SessionError}
   */
  refresh(): Promise<void>;
  /** Asks the provider for the person's name and picture, which may be newer than the token's. */
  loadUserProfile(): Promise<void>;
}
