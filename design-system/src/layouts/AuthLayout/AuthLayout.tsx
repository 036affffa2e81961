import type { ReactNode } from 'react';
import { RouteAnnouncer } from '../../components/PageHeading/RouteAnnouncer.tsx';
import { MAIN_ID, SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  skipLabel: string;
  brand: ReactNode;
  /** Below the column, small. */
  footer?: ReactNode;
  routeKey: string;
  children: ReactNode;
}

/** One narrow column in the middle: joining, setting up, waiting for the sign-in to come back. */
export function AuthLayout({ skipLabel, brand, footer, routeKey, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink label={skipLabel} />
      <header className={styles.brand}>{brand}</header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.column}>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      <RouteAnnouncer routeKey={routeKey} mainId={MAIN_ID} />
    </div>
  );
}
