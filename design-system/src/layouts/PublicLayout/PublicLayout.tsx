import type { ReactNode } from 'react';
import { RouteAnnouncer } from '../../components/PageHeading/RouteAnnouncer.tsx';
import { MAIN_ID, SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './PublicLayout.css.ts';

export interface PublicLayoutProps {
  skipLabel: string;
  /** The product's sign as a link home. */
  brand: ReactNode;
  /** At the end of the bar: the ways in. */
  actions?: ReactNode;
  /** Name of the links at the foot of the page. */
  footerLabel: string;
  /** Links, and whatever stands after them, for instance a button that opens the cookie settings. Without any there is no foot. */
  footerItems: readonly ReactNode[];
  /** Above the page: `OfflineBanner`. */
  banner?: ReactNode;
  /** A region of toasts. */
  toasts?: ReactNode;
  /** Docked to the lower edge of the window: the cookie bar. */
  notice?: ReactNode;
  routeKey: string;
  children: ReactNode;
}

/**
 * Pages that need no account. Nothing in it may import react-aria-components: the signed-out
 * start page has to be small.
 */
export function PublicLayout({
  skipLabel,
  brand,
  actions,
  footerLabel,
  footerItems,
  banner,
  toasts,
  notice,
  routeKey,
  children,
}: PublicLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink label={skipLabel} />
      <div>
        <header className={styles.bar}>
          {brand}
          <div className={styles.actions}>{actions}</div>
        </header>
        {banner}
      </div>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main} data-gutter>
        {children}
      </main>
      {footerItems.length > 0 && (
        <footer className={styles.footer}>
          <nav aria-label={footerLabel}>
            <ul className={styles.footerLinks}>
              {footerItems.map((item, index) => (
                // Their order never changes.
                <li key={index}>{item}</li>
              ))}
            </ul>
          </nav>
        </footer>
      )}
      {notice}
      {toasts}
      <RouteAnnouncer routeKey={routeKey} mainId={MAIN_ID} />
    </div>
  );
}
