import { KNOWN_COOKIE } from 'contract';
import type { SessionManager } from '../auth/index.ts';

const A_YEAR_S = 365 * 24 * 60 * 60;

/**
 * Leaves a mark, and nothing else, for the web server while somebody is signed in: whoever has one is sent no start
 * page, which would only flash by before their own. It is no secret and opens nothing.
 */
export function markKnown(
  session: Pick<SessionManager, 'subscribe' | 'getSnapshot'>,
  page: Pick<Document, 'cookie'>,
  isSecure: boolean,
): void {
  const keep = (value: string, seconds: number) => {
    page.cookie = `${KNOWN_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
  };
  let known: boolean | undefined;
  session.subscribe(() => {
    const { status } = session.getSnapshot();
    // A session that has ended is likely to be taken up again, and one that is not known yet tells nothing.
    const isKnown = status === 'signedIn' ? true : status === 'signedOut' ? false : known;
    if (isKnown === known) return;
    known = isKnown;
    if (isKnown === true) keep('1', A_YEAR_S);
    else keep('', 0);
  });
}
