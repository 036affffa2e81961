import type { SessionManager } from '../../auth/index.ts';

/** What can be done with the API's answers. */
export interface Answers {
  /** The next person on this page must not see the last one's. */
  readonly forget: () => void;
  readonly refresh: () => unknown;
}

/**
 * Keeps the answers of the API those of the person who is there.
 *
 * @returns the way to stop
 */
export function followSession(
  session: Pick<SessionManager, 'subscribe' | 'getSnapshot'>,
  { forget, refresh }: Answers,
): () => void {
  let { status } = session.getSnapshot();
  return session.subscribe(() => {
    const { status: next, claims } = session.getSnapshot();
    if (claims === undefined) forget();
    // What was asked for meanwhile was refused, and what happened meanwhile was not heard.
    else if (status === 'ended' && next === 'signedIn') refresh();
    status = next;
  });
}
