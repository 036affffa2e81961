import type { MouseEvent, ReactNode } from 'react';
import { createContext, use } from 'react';

/** Goes to an address of the same site without loading the page anew. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | undefined>(undefined);

export interface NavigationProviderProps {
  navigate: Navigate;
  children: ReactNode;
}

/** Gives every link below it client navigation. Without it, links are plain links. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** The way to an address of this site for what is no link, as keys are. */
export function useNavigation(): Navigate {
  return use(NavigationContext) ?? loadPage;
}

const loadPage: Navigate = (href) => location.assign(href);

/**
 * The click handler of a link. It takes over only a plain click to an address of this site:
 * new tabs, new windows, downloads, other sites and jumps within the page stay the browser's.
 */
export function useLinkClick(onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
  const navigate = use(NavigationContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.currentTarget;
    if (leavesThePage(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function leavesThePage(link: HTMLAnchorElement): boolean {
  const isJump = link.getAttribute('href')?.startsWith('#') ?? false;
  const opensElsewhere = link.target !== '' && link.target !== '_self';
  return isJump || opensElsewhere || link.hasAttribute('download') || link.origin !== window.location.origin;
}
