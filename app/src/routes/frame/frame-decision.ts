import type { SessionSnapshot } from '../../auth/index.ts';
import { type AccessDecision, authorize } from '../../pages/access.ts';
import type { Page } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';

/** What would be lost, or would seem lost, if the page went. */
export interface InputAtStake {
  /** The open page holds input, or an order. */
  readonly isHeld: () => boolean;
  /** This tab keeps a draft, whoever's it is. */
  readonly hasDraft: () => boolean;
}

/**
 * What the frame does with a page. While it is being found out who is there, the start page would only
 * flash by before whoever is signed in. A session that has ended is told by a page that holds input, which
 * stays; to who has a draft, as it is kept; anybody else is just led to the provider.
 */
export function decideFrame(page: Page, session: SessionSnapshot, input: InputAtStake): AccessDecision {
  const { status, isUnreachable, failure } = session;
  if (page.path === pages.start.path && status === 'unknown' && !isUnreachable) return 'wait';
  // On the way to the provider, too: that way can fail.
  if (status === 'ended' && input.isHeld()) return 'granted';
  const decision = authorize(page.access, session);
  if (decision !== 'ended' || input.hasDraft()) return decision;
  return failure ? 'signInFailed' : 'signIn';
}
