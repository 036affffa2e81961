import type { ReactNode } from 'react';
import { AppLayout } from '../layouts/AppLayout/AppLayout.tsx';
import { navItems, topBarSlots } from './shell.tsx';
import { ShipmentsPage } from './ShipmentsPage.tsx';

/** A page of the product between its bars, for what belongs to the frame of one. Used by stories only. */
export function AppPage({ drawer }: { drawer: ReactNode }) {
  return (
    <AppLayout
      {...topBarSlots}
      skipLabel="Zum Inhalt springen"
      navLabel="Hauptnavigation"
      navItems={navItems}
      routeKey="/sendungen"
      drawer={drawer}
    >
      <ShipmentsPage />
    </AppLayout>
  );
}
