import type { ReactNode } from 'react';
import { RouteAnnouncer } from '../../components/PageHeading/RouteAnnouncer.tsx';
import type { NavItem } from '../SideNav/nav-items.ts';
import { SideNav } from '../SideNav/SideNav.tsx';
import { MAIN_ID, SkipLink } from '../SkipLink/SkipLink.tsx';
import type { TopBarSlots } from '../TopBar/TopBar.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import * as styles from './AppLayout.css.ts';

export interface AppLayoutProps extends TopBarSlots {
  /** „Zum Inhalt springen“. */
  skipLabel: string;
  /** Name of the main navigation. */
  navLabel: string;
  navItems: readonly NavItem[];
  /** At the lower end of the navigation, for instance the key to the shortcuts. */
  navFooter?: ReactNode;
  /** Above the page: `OfflineBanner`. */
  banner?: ReactNode;
  /** A `Drawer` while it is open. */
  drawer?: ReactNode;
  /** `ToastRegion`. */
  toasts?: ReactNode;
  /** The path of the page; when it changes, the focus goes to the new page's heading. */
  routeKey: string;
  children: ReactNode;
}

/** The default layout of the application: bar, side navigation, page. Stands inside `Providers`. */
export function AppLayout({
  skipLabel,
  navLabel,
  navItems,
  navFooter,
  banner,
  drawer,
  toasts,
  routeKey,
  children,
  ...topBarSlots
}: AppLayoutProps) {
  return (
    <div className={styles.app}>
      <SkipLink label={skipLabel} />
      <TopBar {...topBarSlots} />
      <SideNav label={navLabel} groups={[{ items: navItems }]} footer={navFooter} />
      <div className={styles.page}>
        {banner}
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {drawer}
      {toasts}
      <RouteAnnouncer routeKey={routeKey} mainId={MAIN_ID} />
    </div>
  );
}
