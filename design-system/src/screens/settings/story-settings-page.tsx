import type { ReactNode } from 'react';
import { SettingsLayout } from '../../layouts/SettingsLayout/SettingsLayout.tsx';
import { AppPage } from '../../stories/AppPage.tsx';
import { type SettingsPlace, settingsPlacesCopy as copy } from './settings-places.copy.ts';

export interface SettingsPageProps {
  /** None is the overview. */
  current?: SettingsPlace;
  children: ReactNode;
}

/** A page of the settings between its bars. Used by stories only. */
export function SettingsPage({ current, children }: SettingsPageProps) {
  const items = Object.entries(copy.places).map(([name, { title }]) => ({
    href: `#${name}`,
    label: title,
    isCurrent: name === current,
  }));
  const overview = { href: '#uebersicht', label: copy.overview, isCurrent: current === undefined };
  return (
    <AppPage address="/einstellungen" drawer={null}>
      <SettingsLayout navLabel={copy.nav} navItems={[overview, ...items]}>
        {children}
      </SettingsLayout>
    </AppPage>
  );
}
