import type { SessionSnapshot } from '../../auth/index.ts';
import type { Page } from '../../pages/page.ts';
import { frameOf } from '../frame/frame-of.ts';

/**
 * Whether a newer build is told of on a page. To strangers it comes with the next page that they go to, unsaid:
 * nobody works there for hours.
 */
export function tellsNewBuild(
  page: Pick<Page, 'layout'> | undefined,
  session: Pick<SessionSnapshot, 'user'>,
): boolean {
  return page !== undefined && frameOf(page.layout, session) !== 'public';
}
