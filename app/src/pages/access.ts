import type { SessionSnapshot } from '../auth/index.ts';
import type { Access } from './page.ts';

/** What a page may do for the session of the moment. */
export type AccessDecision =
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

/** Decides whether a session may see what needs this access; what is not known is not granted. */
export function authorize(access: Access, session: SessionSnapshot): AccessDecision {
  if (access === 'everybody') return 'granted';
  switch (session.status) {
    case 'unknown':
      return session.isUnreachable ? 'unreachable' : 'wait';
    case 'signedOut':
      if (session.isLeaving) return 'wait';
      return session.failure ? 'signInFailed' : 'signIn';
    case 'ended':
      return session.isLeaving ? 'wait' : 'ended';
    case 'signedIn':
      return isPermitted(access, session) ? 'granted' : 'forbidden';
  }
}

function isPermitted(access: Exclude<Access, 'everybody'>, { claims }: SessionSnapshot): boolean {
  if (access === 'login') return true;
  return access.some((permission) => claims?.access.permissions.includes(permission) ?? false);
}
