import type { SessionSnapshot } from '../../auth/index.ts';
import type { Page } from '../../pages/page.ts';
import { frameOf } from '../frame/frame-of.ts';

/**
 * Whether a page's frame has a place for toasts. The start page and what strangers see have none: to them a newer
 * build comes with the next page that they go to, unsaid.
 */
export function hasToasts(
  page: Pick<Page, 'layout'> | undefined,
  session: Pick<SessionSnapshot, 'user'>,
): boolean {
  return page !== undefined && frameOf(page.layout, session) !== 'public';
}
