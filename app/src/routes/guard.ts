import type { SessionSnapshot } from '../auth/index.ts';
import type { Requirement } from './table.ts';

/** What a page may do for the session of the moment. */
export type Verdict =
  | 'granted'
  | 'forbidden'
  /** Not known yet, or on the way to the provider. */
  | 'wait'
  /** Not known, and the provider can't be asked. */
  | 'unreachable'
  /** Nobody is signed in: lead to the provider. */
  | 'signIn'
  /** Nobody is signed in, and the last attempt failed: offer it, don't go round in circles. */
  | 'signInFailed'
  | 'ended';

/** Judges a requirement; what is not known is not granted. */
export function judge(requirement: Requirement, session: SessionSnapshot): Verdict {
  if (requirement === 'none') return 'granted';
  switch (session.status) {
    case 'unknown':
      return session.isUnreachable ? 'unreachable' : 'wait';
    case 'signedOut':
      if (session.isLeaving) return 'wait';
      return session.failure ? 'signInFailed' : 'signIn';
    case 'ended':
      return session.isLeaving ? 'wait' : 'ended';
    case 'signedIn':
      return isPermitted(requirement, session) ? 'granted' : 'forbidden';
  }
}

function isPermitted(requirement: Exclude<Requirement, 'none'>, { claims }: SessionSnapshot): boolean {
  return requirement === 'login' || (claims?.access.permissions.includes(requirement) ?? false);
}
