import { placesCopy } from 'design-system/screens/shell/places.copy.ts';
import type { PlaceHrefs, PlaceName } from 'design-system/screens/shell/places.ts';
import { createClaimReaders } from '../../auth/claims.ts';
import type { SessionSnapshot } from '../../auth/index.ts';
import { authorize } from '../../pages/access.ts';
import { isBuilt } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';

/** Addresses of the places that are built and that this person may see. */
export function placesFor(session: SessionSnapshot, isThere: typeof isBuilt = isBuilt): PlaceHrefs {
  const claims = createClaimReaders(() => session.claims);
  /** What a page's access does not say: it is there for some organisations, or says no to others on its own. */
  const isMeant: { readonly [Name in PlaceName]?: () => boolean } = {
    pickups: () => claims.getBooleanFlag('pickups_enabled'),
    backoffice: () => claims.getPermission('access:backoffice').isGranted,
  };
  // A place has the name of its page; one that is built appears by itself.
  const names = Object.keys(placesCopy) as PlaceName[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const page = pages[name];
      const isShown =
        isThere(page) && authorize(page.access, session) === 'granted' && (isMeant[name]?.() ?? true);
      return isShown ? [[name, page.href()]] : [];
    }),
  );
}
