import type { SignedInUser } from 'contract';
import type { BrowserEnvironment } from '../browser-environment.ts';
import type { SessionClaims } from '../claims.ts';
import { SessionError } from '../session-error.ts';
import { NOBODY, type SessionState } from '../session-state.ts';
import type { Tokens } from './token-client.ts';

/** The tokens of this tab, in memory only, and the snapshot that follows from them. */
export interface TokenHolder {
  readonly tokens: Tokens | undefined;
  /** The mark of the renewal that they are from, see SharedSession. */
  readonly mark: string | undefined;
  /** Aborted when the session changes hands: late answers of an old one count for nothing. */
  readonly life: AbortSignal;
  /**
   * Holds new tokens. Tokens of another person or organisation load the page anew instead: nothing
   * that is in memory may be mixed with theirs.
   *
   * @throws {SessionError} then
   */
  accept(tokens: Tokens, mark: string, invitationId?: string): void;
  forget(status: 'signedOut' | 'ended', isLeaving?: boolean): void;
  /** Forgets everything and loads the page anew. */
  startOver(): void;
}

export function createTokenHolder(state: SessionState, environment: BrowserEnvironment): TokenHolder {
  let tokens: Tokens | undefined;
  let mark: string | undefined;
  let life = new AbortController();

  function renewLife(): void {
    life.abort();
    life = new AbortController();
    tokens = undefined;
    mark = undefined;
  }

  function startOver(): void {
    renewLife();
    state.publish({ ...NOBODY, status: 'unknown', isLeaving: true });
    environment.reload();
  }

  return {
    get tokens() {
      return tokens;
    },
    get mark() {
      return mark;
    },
    get life() {
      return life.signal;
    },

    accept(next, nextMark, invitationId) {
      const { claims, user, ...known } = state.snapshot;
      if (claims && isSomebodyElse(claims, next.claims)) {
        startOver();
        throw new SessionError('ended');
      }
      tokens = next;
      mark = nextMark;
      state.publish({
        ...NOBODY,
        status: 'signedIn',
        claims: next.claims,
        user: user ?? userOf(next.claims),
        isLeaving: known.isLeaving,
        failure: known.status === 'unknown' ? known.failure : undefined,
        invitationId: invitationId ?? known.invitationId,
      });
    },

    forget(status, isLeaving = false) {
      renewLife();
      // The person stays known in `ended`, because their drafts are kept for them.
      state.publish(status === 'ended' ? { ...state.snapshot, status } : { ...NOBODY, status, isLeaving });
    },

    startOver,
  };
}

function isSomebodyElse({ access: one }: SessionClaims, { access: other }: SessionClaims): boolean {
  return one.sub !== other.sub || one.org_code !== other.org_code;
}

function userOf({ access, id }: SessionClaims): SignedInUser {
  return {
    id: access.sub,
    given_name: id.given_name ?? null,
    family_name: id.family_name ?? null,
    email: id.email ?? null,
    picture: id.picture ?? null,
  };
}
