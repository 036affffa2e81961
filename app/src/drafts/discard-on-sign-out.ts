import type { SessionManager } from '../auth/index.ts';
import { ownerOf } from './draft-owner.ts';
import { discardDrafts } from './drafts-in-tab.ts';

/**
 * Deletes a person's drafts from this tab once they have signed out, here or in another tab. A session
 * that has merely ended, or a sign-in that has failed, leaves them: they come back to them.
 */
export function discardOnSignOut(
  session: Pick<SessionManager, 'subscribe' | 'getSnapshot'>,
  discard: typeof discardDrafts = discardDrafts,
): void {
  let known = session.getSnapshot().claims;
  session.subscribe(() => {
    const { status, claims, failure } = session.getSnapshot();
    if (known && status === 'signedOut' && !failure) {
      discard(ownerOf(known));
    }
    known = claims;
  });
}
