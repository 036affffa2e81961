import type { ReactNode } from 'react';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { LazyToastRegion } from '../../../components/LazyToastRegion/LazyToastRegion.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { type ConnectionState, OfflineBanner } from '../../../components/OfflineBanner/OfflineBanner.tsx';
import { BackofficeLayout } from '../../../layouts/BackofficeLayout/BackofficeLayout.tsx';
import { TopBarHome } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { shellCopy as copy } from '../shell.copy.ts';

export interface BackofficeShellProps {
  productName: string;
  personName: string;
  /** `home` is the backoffice's own start. */
  hrefs: { home: string; application: string };
  connection: ConnectionState;
  onSignOut: () => void;
  routeKey: string;
  children: ReactNode;
}

/** The frame of the staff's area. Its navigation grows with its screens. Stands inside `Providers`. */
export function BackofficeShell({
  productName,
  personName,
  hrefs,
  connection,
  onSignOut,
  routeKey,
  children,
}: BackofficeShellProps) {
  return (
    <BackofficeLayout
      skipLabel={copy.skipToContent}
      areaLabel={copy.backoffice}
      navLabel={copy.navigation}
      navGroups={[]}
      brand={
        <TopBarHome href={hrefs.home}>
          <BrandMark name={productName} isInverse />
        </TopBarHome>
      }
      exit={
        <Link href={hrefs.application} tone="inherit">
          {copy.toApplication}
        </Link>
      }
      profile={<ProfileMenu name={personName} onSignOut={onSignOut} />}
      banner={<OfflineBanner state={connection} offlineText={copy.offline} restoredText={copy.restored} />}
      toasts={<LazyToastRegion label={copy.toasts} closeLabel={copy.closeToast} />}
      routeKey={routeKey}
    >
      {children}
    </BackofficeLayout>
  );
}
