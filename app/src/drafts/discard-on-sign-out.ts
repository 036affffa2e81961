import type { Session } from '../auth/index.ts';
import { discardDraft } from './discard-draft.ts';

/**
 * Deletes a person's draft from this tab once they have signed out, here or in another tab. A session
 * that has merely ended, or a sign-in that has failed, leaves it: they come back to it.
 */
export function discardOnSignOut(
  session: Pick<Session, 'subscribe' | 'getSnapshot'>,
  discard: typeof discardDraft = discardDraft,
): void {
  let known = session.getSnapshot().claims;
  session.subscribe(() => {
    const { status, claims, failure } = session.getSnapshot();
    if (known && status === 'signedOut' && !failure) {
      discard({ sub: known.access.sub, orgCode: known.access.org_code });
    }
    known = claims;
  });
}
