import { Package, Plus } from '@lucide/icons';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { LazyToastRegion } from '../../../components/LazyToastRegion/LazyToastRegion.tsx';
import { type ConnectionState, OfflineBanner } from '../../../components/OfflineBanner/OfflineBanner.tsx';
import { AppLayout } from '../../../layouts/AppLayout/AppLayout.tsx';
import { TopBarAction, TopBarHome } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { shellCopy as copy } from '../shell.copy.ts';

export interface AppShellProps {
  productName: string;
  person: { name: string; organizationName: string };
  /** Where the frame leads; `newShipment` only for those who may create one. */
  hrefs: { home: string; shipments: string; newShipment?: string };
  connection: ConnectionState;
  onSignOut: () => void;
  /** The path of the page that stands in the frame. */
  routeKey: string;
  children: ReactNode;
}

/** The frame of the signed-in area. Leads only to screens that exist. Stands inside `Providers`. */
export function AppShell({
  productName,
  person,
  hrefs,
  connection,
  onSignOut,
  routeKey,
  children,
}: AppShellProps) {
  return (
    <AppLayout
      skipLabel={copy.skipToContent}
      navLabel={copy.navigation}
      navItems={[
        {
          href: hrefs.shipments,
          label: copy.shipments,
          icon: Package,
          isCurrent: routeKey.startsWith(hrefs.shipments),
        },
      ]}
      brand={
        <TopBarHome href={hrefs.home}>
          <BrandMark name={productName} />
        </TopBarHome>
      }
      primaryAction={
        hrefs.newShipment !== undefined && (
          <TopBarAction href={hrefs.newShipment} label={copy.createShipment} icon={Plus} />
        )
      }
      organisation={person.organizationName}
      profile={<ProfileMenu {...person} onSignOut={onSignOut} />}
      banner={<OfflineBanner state={connection} offlineText={copy.offline} restoredText={copy.restored} />}
      toasts={<LazyToastRegion label={copy.toasts} closeLabel={copy.closeToast} />}
      routeKey={routeKey}
    >
      {children}
    </AppLayout>
  );
}
