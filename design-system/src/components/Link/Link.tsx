import { ArrowUpRight } from '@lucide/icons';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { externalIcon, link, linkTones } from './Link.css.ts';
import { useLinkClick } from './navigation.tsx';

export type { Navigate } from './navigation.tsx';
export { NavigationProvider, useLinkClick } from './navigation.tsx';
export { linkTones };
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className' | 'style'> {
  /** A path of this site, gone to without loading the page anew, or a whole address. */
  href: string;
  /** `inherit` takes the colour of the text around it. Default `accent`. */
  tone?: LinkTone;
  /** Underlined only under the pointer; for links that are recognisable by their place, such as a table column. */
  isQuiet?: boolean;
  /** Opens a new tab; these words say so to assistive technology, e.g. „öffnet in neuem Tab“. */
  newTabLabel?: string;
}

/**
 * Leads to another address. A real `<a href>`, so that every way of opening it works;
 * inside a `NavigationProvider` a plain click doesn't load the page anew.
 * For an action, use a Button.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/link/
 */
export function Link({ tone = 'accent', isQuiet, newTabLabel, onClick, children, ...anchor }: LinkProps) {
  const handleClick = useLinkClick(onClick);
  const newTab = newTabLabel ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
  return (
    <a
      {...anchor}
      {...newTab}
      className={link({ tone })}
      data-quiet={isQuiet || undefined}
      onClick={handleClick}
    >
      {children}
      {newTabLabel && (
        <span className={externalIcon}>
          <Icon icon={ArrowUpRight} size="sm" label={newTabLabel} />
        </span>
      )}
    </a>
  );
}
