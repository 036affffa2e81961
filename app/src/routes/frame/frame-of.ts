import type { SessionSnapshot } from '../../auth/index.ts';
import type { Layout } from '../../pages/page.ts';
import type { Area } from './signed-in-frame.ts';

/** Whose frame a page gets: its own, or the public one, which strangers see wherever nothing is meant for them. */
export function frameOf<Own extends Area | Layout>(
  own: Own,
  { user }: Pick<SessionSnapshot, 'user'>,
): Own | 'public' {
  return own === 'auth' || user ? own : 'public';
}
