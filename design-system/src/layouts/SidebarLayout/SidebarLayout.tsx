import type { ReactNode } from 'react';
import * as styles from './SidebarLayout.css.ts';

export interface SidebarLayoutProps {
  /** Name of the side column, a landmark. */
  sidebarLabel: string;
  sidebar: ReactNode;
  children: ReactNode;
}

/** A page with a column at its start, for filters or a table of contents. Follows the page's order: column first. */
export function SidebarLeftLayout({ sidebarLabel, sidebar, children }: SidebarLayoutProps) {
  return (
    <div className={styles.split({ side: 'left' })}>
      <aside aria-label={sidebarLabel} className={styles.sidebar({ side: 'left' })}>
        {sidebar}
      </aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** A page with a column at its end, for what follows from the content. On narrow windows it comes after it. */
export function SidebarRightLayout({ sidebarLabel, sidebar, children }: SidebarLayoutProps) {
  return (
    <div className={styles.split({ side: 'right' })}>
      <div className={styles.content}>{children}</div>
      <aside aria-label={sidebarLabel} className={styles.sidebar({ side: 'right' })}>
        {sidebar}
      </aside>
    </div>
  );
}
