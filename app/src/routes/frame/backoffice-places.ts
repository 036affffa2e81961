import { backofficePlacesCopy } from 'design-system/screens/shell/BackofficeShell/backoffice-places.copy.ts';
import type {
  BackofficeHrefs,
  BackofficePlace,
} from 'design-system/screens/shell/BackofficeShell/backoffice-places.ts';
import type { SessionSnapshot } from '../../auth/index.ts';
import { authorize } from '../../pages/access.ts';
import { everyPage } from '../../pages/all-pages.ts';
import { isBuilt } from '../../pages/page.ts';

const backofficeNames = Object.keys(backofficePlacesCopy.places) as BackofficePlace[];

/** Addresses of the places of the backoffice that are built; strangers, who may stand at its home, are led nowhere. */
export function backofficePlacesFor(
  session: SessionSnapshot,
  isThere: typeof isBuilt = isBuilt,
): BackofficeHrefs {
  if (authorize(['access:backoffice'], session) !== 'granted') return {};
  const built = backofficeNames.filter((name) => isThere(everyPage[name]));
  return Object.fromEntries(built.map((name) => [name, everyPage[name].href()]));
}
