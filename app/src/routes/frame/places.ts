import { placesCopy } from 'design-system/screens/shell/places.copy.ts';
import type { PlaceHrefs, PlaceName } from 'design-system/screens/shell/places.ts';
import { createClaimReaders } from '../../auth/claims.ts';
import type { SessionSnapshot } from '../../auth/index.ts';
import { authorize } from '../../pages/access.ts';
import { isBuilt } from '../../pages/page.ts';
import { packingBenchHref, pages } from '../../pages/pages.ts';

/** A place that is a page. */
type PageName = Exclude<PlaceName, 'packingBench'>;

/** Addresses of the places that are built and that this person may see. */
export function placesFor(session: SessionSnapshot, isThere: typeof isBuilt = isBuilt): PlaceHrefs {
  const readers = createClaimReaders(() => session.claims);
  /** What a page's access does not say: it is there for some organisations, or says no to others on its own. */
  const isMeant: { readonly [Name in PageName]?: () => boolean } = {
    contacts: () =>
      readers.getPermission('read:org_contacts').isGranted ||
      readers.getPermission('read:all_contacts').isGranted,
    pickups: () => readers.getBooleanFlag('pickups_enabled'),
    backoffice: () => readers.getPermission('access:backoffice').isGranted,
  };
  const { packingBench: _, ...pagesCopy } = placesCopy;
  // A place has the name of its page; one that is built appears by itself.
  const names = Object.keys(pagesCopy) as PageName[];
  const hrefs = Object.fromEntries(
    names.flatMap((name) => {
      const page = pages[name];
      const isShown =
        isThere(page) && authorize(page.access, session) === 'granted' && (isMeant[name]?.() ?? true);
      return isShown ? [[name, page.href()]] : [];
    }),
  );
  // A view of the list, for those who complete what others have prepared.
  if (!readers.getPermission('update:org_shipments').isGranted) return hrefs;
  return { ...hrefs, packingBench: packingBenchHref, isPacker: readers.hasRole('org_packing_area') };
}
