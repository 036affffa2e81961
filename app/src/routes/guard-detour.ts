import { createClaimReaders } from '../auth/claims.ts';
import type { SessionSnapshot } from '../auth/index.ts';
import { paths } from './paths.ts';
import type { RouteEntry } from './table.ts';

/**
 * Where a signed-in person is led from a page that they may see, or undefined to stay. The start page
 * leads on; an organisation that is not set up is set up first, and once it is there is no way back.
 * Staff work in the backoffice without an organisation of their own.
 *
 * @param hasScreen whether a path has a screen yet: nobody is led to one that does not exist
 */
export function detourFrom(
  { path, layout, requirement }: RouteEntry,
  { status, claims }: SessionSnapshot,
  hasScreen: (path: string) => boolean,
): string | undefined {
  if (status !== 'signedIn') return undefined;
  const isSetUp = createClaimReaders(() => claims).isOrganizationSetUp();
  const mustSetUp = !isSetUp && hasScreen(paths.setup());
  const landing = mustSetUp ? paths.setup() : paths.shipments();
  if (path === paths.home()) return landing;
  if (path === paths.setup()) return isSetUp ? landing : undefined;
  const isWork = requirement !== 'none' && layout !== 'backoffice';
  return isWork && mustSetUp ? landing : undefined;
}
