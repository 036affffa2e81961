import { SettingsLayout } from 'design-system/layouts/SettingsLayout';
import { settingsPlacesCopy as copy } from 'design-system/screens/settings/settings-places.copy.ts';
import { Outlet, useLocation } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';
import { settingsPlaces } from './settings-nav.ts';

/** The frame of the settings inside that of the app: a navigation of their own beside each page. */
export function SettingsArea() {
  const { pathname } = useLocation();
  const overview = { href: pages.settings.href(), label: copy.overview };
  const items = settingsPlaces(useSession()).map(({ href, title }) => ({ href, label: title }));
  return (
    <SettingsLayout
      navLabel={copy.nav}
      navItems={[overview, ...items].map((item) => ({ ...item, isCurrent: item.href === pathname }))}
    >
      <Outlet />
    </SettingsLayout>
  );
}
