import { useLinkClick } from '../Link/Link.tsx';
import { keepInStrip } from './keep-in-strip.ts';
import { showFocused } from './show-focused.ts';
import { count as countClass, strip, tab } from './TabNav.css.ts';

export interface TabLink {
  href: string;
  label: string;
  /** How many there are, as shown; null keeps room for a count that is not known yet. */
  count?: string | null;
  /** The count asks for a person's attention. */
  isUrgent?: boolean;
  isCurrent?: boolean;
}

export interface TabNavProps {
  /** Names the navigation. */
  label: string;
  /** In the order shown; one of them is the current place. */
  tabs: readonly TabLink[];
}

/** As far as is needed to have the current tab out of the fade at the strip's end. */
function showInStrip(tab: HTMLElement | null): (() => void) | undefined {
  const strip = tab?.parentElement;
  if (!tab || !strip) return undefined;
  const fade = Number.parseFloat(getComputedStyle(strip).paddingInlineEnd);
  return keepInStrip(
    tab,
    strip,
    (inner, outer) => Math.max(0, inner.right + fade - outer.right) + Math.min(0, inner.left - outer.left),
  );
}

/**
 * Tabs that are places with an address: links, of which one is the current page.
 * The strip scrolls by itself where it is too wide.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html
 */
export function TabNav({ label, tabs }: TabNavProps) {
  const handleClick = useLinkClick();
  return (
    <nav aria-label={label} className={strip}>
      {tabs.map(({ href, label: words, count, isUrgent, isCurrent }) => (
        <a
          // The same tab leads elsewhere once something is searched for, and keeps the focus.
          key={words}
          ref={isCurrent ? showInStrip : undefined}
          href={href}
          className={tab}
          aria-current={isCurrent ? 'page' : undefined}
          onFocus={showFocused}
          onClick={handleClick}
        >
          {words}
          {count !== undefined && (
            <span className={countClass} data-urgent={isUrgent || undefined}>
              {count}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
