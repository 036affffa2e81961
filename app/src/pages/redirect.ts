import { createClaimReaders } from '../auth/claims.ts';
import type { SessionSnapshot } from '../auth/index.ts';
import { wayAfterSetup } from './after-setup.ts';
import type { Page } from './page.ts';
import { landingPage, packingBenchHref, pages } from './pages.ts';

/**
 * Where a signed-in person is led from a page that they may see, or undefined to stay. The start page
 * leads on; an organisation that is not set up is set up first, and once it is there is no way back.
 * Who has not accepted their invitation yet is told so where others set up. Staff begin in the
 * backoffice, where they work without an organisation of their own.
 */
export function redirectFrom(
  { path, layout, access }: Page,
  { status, claims }: SessionSnapshot,
): string | undefined {
  if (status !== 'signedIn') return undefined;
  const readers = createClaimReaders(() => claims);
  const isReady = readers.isOrganizationSetUp() && readers.isMember();
  const work = readers.hasRole('org_packing_area') ? packingBenchHref : landingPage.href();
  const isStaff = readers.getPermission('access:backoffice').isGranted;
  const landing = isStaff ? pages.backoffice.href() : isReady ? work : pages.setup.href();
  if (path === pages.start.path) return landing;
  if (path === pages.setup.path) return isReady ? wayAfterSetup(landing) : undefined;
  const isWork = access !== 'everybody' && layout !== 'backoffice';
  return isWork && !isReady ? pages.setup.href() : undefined;
}
