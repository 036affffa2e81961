import type { ReactNode } from 'react';
import { useLinkClick } from '../../components/Link/navigation.tsx';
import { keepInStrip } from '../../components/TabNav/keep-in-strip.ts';
import { showFocused } from '../../components/TabNav/show-focused.ts';
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

/** The current page stands in the middle of the strip, so that one sees what is beside it. */
function showInStrip(link: HTMLElement | null): (() => void) | undefined {
  const strip = link?.closest('nav');
  if (!link || !strip) return undefined;
  return keepInStrip(
    link,
    strip,
    (inner, outer) => (inner.left + inner.right - outer.left - outer.right) / 2,
  );
}

function SettingsLink({ href, label, isCurrent }: SettingsNavItem) {
  const followLink = useLinkClick();
  return (
    <a
      ref={isCurrent ? showInStrip : undefined}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.link}
      onFocus={showFocused}
      onClick={followLink}
    >
      {label}
    </a>
  );
}
