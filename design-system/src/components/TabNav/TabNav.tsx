import { useEffect, useRef } from 'react';
import { useLinkClick } from '../Link/Link.tsx';
import * as styles from './TabNav.css.ts';

export interface TabNavItem {
  href: string;
  label: string;
  /** How much lies behind the tab. */
  count?: number;
  /** A count that asks for somebody. */
  countTone?: 'neutral' | 'danger';
  isCurrent?: boolean;
}

export interface TabNavProps {
  label: string;
  items: readonly TabNavItem[];
}

/**
 * Cuts one list into views that each have an address of their own, with their counts. These are
 * links, not ARIA tabs: they change the address, can be opened in a new browser tab and undone by „Zurück“.
 *
 * Source: https://design-system.service.gov.uk/components/tabs/ (on links instead of tabs)
 */
export function TabNav({ label, items }: TabNavProps) {
  const strip = useRef<HTMLElement>(null);
  const current = items.find((item) => item.isCurrent)?.href;

  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-current]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {items.map((item) => (
        <Tab key={item.href} {...item} />
      ))}
    </nav>
  );
}

function Tab({ href, label, count, countTone = 'neutral', isCurrent }: TabNavItem) {
  const handleClick = useLinkClick();
  return (
    <a href={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} onClick={handleClick}>
      {label}
      {count !== undefined && (
        <span className={styles.count} data-tone={count > 0 ? countTone : undefined}>
          {count}
        </span>
      )}
    </a>
  );
}
