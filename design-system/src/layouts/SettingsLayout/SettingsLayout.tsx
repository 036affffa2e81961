import type { ReactNode } from 'react';
import { useLinkClick } from '../../components/Link/navigation.tsx';
import * as styles from './SettingsLayout.css.ts';

/** A page of the settings. */
export interface SettingsNavItem {
  href: string;
  label: string;
  isCurrent?: boolean;
}

export interface SettingsLayoutProps {
  /** Name of the navigation between the pages. */
  navLabel: string;
  navItems: readonly SettingsNavItem[];
  children: ReactNode;
}

/**
 * Many small pages of one area with their own navigation: a column from 1024 px on, a strip
 * that scrolls in itself below. Stands inside `AppLayout`.
 */
export function SettingsLayout({ navLabel, navItems, children }: SettingsLayoutProps) {
  return (
    <div className={styles.layout}>
      <nav aria-label={navLabel} className={styles.nav}>
        <ul className={styles.list}>
          {navItems.map((item) => (
            <li key={item.href}>
              <SettingsLink {...item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Brings the current page into the strip's own view; the page itself stays where it is. */
function showInStrip(link: HTMLElement | null): void {
  const strip = link?.closest('nav');
  if (!link || !strip || strip.scrollWidth <= strip.clientWidth) return;
  const [inner, outer] = [link.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}

function SettingsLink({ href, label, isCurrent }: SettingsNavItem) {
  const followLink = useLinkClick();
  return (
    <a
      ref={isCurrent ? showInStrip : undefined}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.link}
      onClick={followLink}
    >
      {label}
    </a>
  );
}
