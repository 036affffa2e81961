import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { useLinkClick } from '../../components/Link/navigation.tsx';
import { useMedia } from '../../components/Media/useMedia.ts';
import { showFocused } from '../../components/TabNav/show-focused.ts';
import { media } from '../../tokens/index.ts';
import type { NavGroup, NavItem } from './nav-items.ts';
import * as styles from './SideNav.css.ts';

// Only the rail shows icons without words, and tooltips are dear: wide screens do without the code.
const RailLink = lazyPart<{ item: NavItem }>(
  async () => {
    const { Tooltip } = await import('../../components/Tooltip/Tooltip.tsx');
    return ({ item }) => (
      <Tooltip content={item.label} placement="right" isForRail>
        <NavLink item={item} />
      </Tooltip>
    );
  },
  // Its name is there for those who cannot see it, with a tooltip or without.
  { whileLoading: ({ item }) => <NavLink item={item} />, failed: ({ item }) => <NavLink item={item} /> },
);

export interface SideNavProps {
  /** Name of the landmark. */
  label: string;
  groups: readonly NavGroup[];
  /** Stays at the lower end of the column; not shown on phones. */
  footer?: ReactNode;
}

/** The main navigation: a column, a rail of icons below 1280 px, a bar at the lower edge on phones. */
export function SideNav({ label, groups, footer }: SideNavProps) {
  const isPhone = useMedia(media.phone);
  const isRail = useMedia(media.rail) && !isPhone;
  return (
    <nav aria-label={label} className={styles.nav} data-docked-nav>
      <div className={styles.inner}>
        {groups.map((group, index) => (
          <div key={group.title ?? index} className={styles.group}>
            {group.title && <h2 className={styles.groupTitle}>{group.title}</h2>}
            <ul className={groups.length > 1 ? `${styles.list} ${styles.scrolling}` : styles.list}>
              {group.items.map((item) => (
                <li key={item.href} className={item.isOffBar ? styles.offBar : undefined}>
                  {isRail ? <RailLink item={item} /> : <NavLink item={item} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </nav>
  );
}

/**
 * The bar on phones shows a part of the places, and so does a low column; the one somebody has come to is among them.
 * Not by `scrollIntoView`, behind which browsers let the next Tab begin: it would pass the way to the content.
 */
function bringIntoView(link: HTMLAnchorElement | null): void {
  const bar = link?.closest('nav')?.firstElementChild;
  if (!link || !bar) return;
  const inner = link.getBoundingClientRect();
  const outer = bar.getBoundingClientRect();
  bar.scrollBy(
    (inner.left + inner.right - outer.left - outer.right) / 2,
    Math.max(0, inner.bottom - outer.bottom) + Math.min(0, inner.top - outer.top),
  );
}

/** The tooltip repeats the link's own name, so it is not its description too; it needs the ref for itself. */
function NavLink({
  item,
  'aria-describedby': _repeatedName,
  onClick,
  ...domProps
}: ComponentProps<'a'> & { item: NavItem }) {
  const followLink = useLinkClick(onClick);
  return (
    <a
      ref={item.isCurrent ? bringIntoView : undefined}
      onFocus={showFocused}
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
