import {
  type SettingsPlace,
  settingsPlacesCopy as copy,
} from 'design-system/screens/settings/settings-places.copy.ts';
import type { SessionSnapshot } from '../../auth/index.ts';
import { authorize } from '../../pages/access.ts';
import { isBuilt } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';

/** The pages of the settings that are built and that this person may see, in their order. */
export function settingsPlaces(session: SessionSnapshot) {
  // A place has the name of its page.
  const names = Object.keys(copy.places) as SettingsPlace[];
  return names.flatMap((name) => {
    const page = pages[name];
    const isShown = isBuilt(page) && authorize(page.access, session) === 'granted';
    return isShown ? [{ name, href: page.href(), ...copy.places[name] }] : [];
  });
}
