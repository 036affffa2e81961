import type { SessionManager } from '../auth/index.ts';

/**
 * Keeps something open while somebody is signed in: it is closed when the session ends and opened anew
 * when it is taken up again, for instance by a sign-in in another tab.
 *
 * @param open @returns the way to close it
 * @returns the way to stop; closes what is open
 */
export function whileSignedIn(
  session: Pick<SessionManager, 'subscribe' | 'getSnapshot'>,
  open: () => () => void,
): () => void {
  let close: (() => void) | undefined;
  const shut = () => {
    close?.();
    close = undefined;
  };
  const follow = () => {
    if (session.getSnapshot().status === 'signedIn') close ??= open();
    else shut();
  };
  const stopListening = session.subscribe(follow);
  follow();
  return () => {
    stopListening();
    shut();
  };
}
