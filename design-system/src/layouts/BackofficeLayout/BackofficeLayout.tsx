import type { ReactNode } from 'react';
import { RouteAnnouncer } from '../../components/PageHeading/RouteAnnouncer.tsx';
import type { NavGroup } from '../SideNav/nav-items.ts';
import { SideNav } from '../SideNav/SideNav.tsx';
import { MAIN_ID, SkipLink } from '../SkipLink/SkipLink.tsx';
import type { TopBarSlots } from '../TopBar/TopBar.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import * as styles from './BackofficeLayout.css.ts';

export interface BackofficeLayoutProps extends Omit<TopBarSlots, 'organisation' | 'primaryAction'> {
  skipLabel: string;
  /** Stands beside the brand, so that nobody mistakes the area. */
  areaLabel: string;
  /** Way back to the application. */
  exit?: ReactNode;
  navLabel: string;
  navGroups: readonly NavGroup[];
  /** At the lower end of the navigation, once there is one. */
  navFooter?: ReactNode;
  banner?: ReactNode;
  drawer?: ReactNode;
  toasts?: ReactNode;
  routeKey: string;
  children: ReactNode;
}

/**
 * The staff's area: the same frame in the inverse colour, with a grouped, wider navigation once it leads anywhere. No
 * recording of a session shows it (`app/src/monitoring/replay.ts`).
 */
export function BackofficeLayout({
  skipLabel,
  areaLabel,
  exit,
  brand,
  navLabel,
  navGroups,
  navFooter,
  banner,
  drawer,
  toasts,
  routeKey,
  children,
  ...topBarSlots
}: BackofficeLayoutProps) {
  // A column with nothing in it would only take room.
  const hasNav = navGroups.some(({ items }) => items.length > 0);
  return (
    <div className={styles.backoffice} data-without-nav={hasNav ? undefined : true} data-unrecorded>
      <SkipLink label={skipLabel} />
      <TopBar
        {...topBarSlots}
        tone="inverse"
        brand={
          <>
            {brand}
            <span className={styles.area}>{areaLabel}</span>
          </>
        }
        organisation={exit}
      />
      {hasNav && <SideNav label={navLabel} groups={navGroups} footer={navFooter} />}
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
