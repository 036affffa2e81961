import type { ReactNode } from 'react';
import { AppLayout } from '../layouts/AppLayout/AppLayout.tsx';
import { navItems, topBarSlots } from './shell.tsx';
import { ShipmentsPage } from './ShipmentsPage.tsx';

export interface AppPageProps {
  drawer?: ReactNode;
  /** The page's own content; the list of shipments if left out. */
  children?: ReactNode;
  /** Its address, which marks the place in the navigation; that of the list if left out. */
  address?: string;
}

/** A page of the product between its bars, for what belongs to the frame of one. Used by stories only. */
export function AppPage({ drawer, children = <ShipmentsPage />, address = '/sendungen' }: AppPageProps) {
  return (
    <AppLayout
      {...topBarSlots}
      skipLabel="Zum Inhalt springen"
      navLabel="Hauptnavigation"
      navItems={navItems.map((item) => ({ ...item, isCurrent: address.startsWith(item.href) }))}
      routeKey={address}
      drawer={drawer}
    >
      {children}
    </AppLayout>
  );
}
