import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLinkClick } from '../../components/Link/navigation.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import type { NavGroup, NavItem } from './nav-items.ts';
import * as styles from './SideNav.css.ts';

export interface SideNavProps {
  /** Name of the landmark. */
  label: string;
  groups: readonly NavGroup[];
  /** Stays at the lower end of the column; not shown on phones. */
  footer?: ReactNode;
}

/** The main navigation: a column, a rail of icons below 1280 px, a bar at the lower edge on phones. */
export function SideNav({ label, groups, footer }: SideNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {groups.map((group, index) => (
        <div key={group.title ?? index} className={styles.group}>
          {group.title && <h2 className={styles.groupTitle}>{group.title}</h2>}
          <ul className={styles.list}>
            {group.items.map((item) => (
              <li key={item.href}>
                <Tooltip content={item.label} placement="right" isForRail>
                  <NavLink item={item} />
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {footer && <div className={styles.footer}>{footer}</div>}
    </nav>
  );
}

/** The tooltip repeats the link's own name, so it is not its description too. */
function NavLink({
  item,
  'aria-describedby': _repeatedName,
  onClick,
  ...domProps
}: ComponentProps<'a'> & { item: NavItem }) {
  const followLink = useLinkClick(onClick);
  return (
    <a
      {...domProps}
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      className={styles.link}
      onClick={followLink}
    >
      <Icon icon={item.icon} />
      <span className={styles.linkLabel}>{item.label}</span>
    </a>
  );
}
