import { useLinkClick } from '../Link/Link.tsx';
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

/**
 * Brings the current tab into the strip's own view where the strip is scrolled. The page is left where it
 * is, which `scrollIntoView` would move after „Back“.
 */
function showInStrip(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (!tab || !strip || strip.scrollWidth <= strip.clientWidth) return;
  const before = strip.scrollLeft;
  scrollTo(tab, strip);
  const after = strip.scrollLeft;
  // In their own font the words have another width. Whoever has scrolled meanwhile is left alone.
  void document.fonts.ready.then(() => {
    if (strip.scrollLeft !== after) return;
    strip.scrollLeft = before;
    scrollTo(tab, strip);
  });
}

function scrollTo(tab: HTMLElement, strip: HTMLElement): void {
  const [inner, outer] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  const fade = Number.parseFloat(getComputedStyle(strip).paddingInlineEnd);
  strip.scrollLeft += Math.max(0, inner.right + fade - outer.right) + Math.min(0, inner.left - outer.left);
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
