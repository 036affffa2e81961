import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
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
  footerLinks: readonly { href: string; label: string }[];
  /** After the links, for instance a button that opens the cookie settings. */
  footerExtra?: ReactNode;
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
  footerLinks,
  footerExtra,
  notice,
  routeKey,
  children,
}: PublicLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink label={skipLabel} />
      <header className={styles.bar}>
        {brand}
        <div className={styles.actions}>{actions}</div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label={footerLabel}>
          <ul className={styles.footerLinks}>
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} tone="inherit">
                  {label}
                </Link>
              </li>
            ))}
            {footerExtra && <li>{footerExtra}</li>}
          </ul>
        </nav>
      </footer>
      {notice}
      <RouteAnnouncer routeKey={routeKey} mainId={MAIN_ID} />
    </div>
  );
}
