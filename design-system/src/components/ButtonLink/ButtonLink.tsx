import type { ComponentProps } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonLooks } from '../Button/Button.tsx';
import { hasOwnGround } from '../Button/Button.tsx';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { useLinkClick } from '../Link/navigation.tsx';

export interface ButtonLinkProps
  extends ButtonLooks, Omit<ComponentProps<'a'>, 'href' | 'className' | 'style'> {
  /** Where it leads: a path of this site or a whole address. Undefined where it leads nowhere now, and keeps its place. */
  href: string | undefined;
}

/**
 * Leads to another address with the weight of a button, e.g. „Eintrag anlegen“ above the list.
 * A real `<a href>`: it can be opened in a new tab.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/link/,
 * https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element (a placeholder for a link)
 */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  shortcut,
  isFullWidth,
  onClick,
  children,
  ...anchor
}: ButtonLinkProps) {
  const handleClick = useLinkClick(onClick);
  return (
    <a
      {...anchor}
      // As buttons do that keep their focus: who has come to the end by it is not thrown off it.
      {...(anchor.href === undefined && { role: 'link', 'aria-disabled': true, tabIndex: 0 })}
      className={button({ variant, size, isLink: variant === 'link' })}
      data-variant={variant}
      data-full-width={isFullWidth || undefined}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} shortcut={shortcut} isOnColor={hasOwnGround(variant)}>
        {children}
      </ButtonContent>
    </a>
  );
}
