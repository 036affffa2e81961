import type { ReactNode } from 'react';
import { useLinkClick } from '../../components/Link/navigation.tsx';
import { home } from './TopBarParts.css.ts';

export interface TopBarHomeProps {
  href: string;
  children: ReactNode;
}

/** The product's sign as the way home. */
export function TopBarHome({ href, children }: TopBarHomeProps) {
  const followLink = useLinkClick();
  return (
    <a href={href} className={home} onClick={followLink}>
      {children}
    </a>
  );
}
