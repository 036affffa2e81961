import { useEffect, useRef } from 'react';

export interface RouteAnnouncerProps {
  /** Changes when the person has come to another page; usually the path without its query. */
  routeKey: string;
  /** Id of the `main` element that the pages are shown in. */
  mainId: string;
}

/**
 * Puts the focus on the heading of a page that the person has just come to, or where that says its page begins, so that keyboard
 * and screen reader go on there and the page is announced once. The first page keeps the
 * browser's own focus, and a field that the new page has focused itself keeps it too.
 *
 * Source: GatsbyJS user research on client-side routing (M. Sutton, 2019); WCAG 2.4.3.
 */
export function RouteAnnouncer({ routeKey, mainId }: RouteAnnouncerProps) {
  const announcedKey = useRef(routeKey);

  useEffect(() => {
    if (announcedKey.current === routeKey) return undefined;
    announcedKey.current = routeKey;
    const main = document.getElementById(mainId);
    if (!main || isFieldIn(main, document.activeElement)) return undefined;
    focusHeading(main);
    return keepFocusOnHeading(main);
  }, [routeKey, mainId]);

  return null;
}

function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  const entry = document.getElementById(heading?.dataset['entry'] ?? '');
  // A touch keyboard would cover a page that nobody has read yet.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  ((isTouched ? null : entry) ?? heading ?? main).focus({ preventScroll: true });
}

/**
 * A skeleton gives way to the page, and its heading takes the focus with it. Until the person does
 * something, the focus that is lost in this way goes to the new heading.
 */
function keepFocusOnHeading(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading(main);
  });
  const stop = () => {
    observer.disconnect();
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  };
  observer.observe(main, { childList: true, subtree: true });
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  return stop;
}

function isFieldIn(main: HTMLElement, element: Element | null): boolean {
  return element instanceof HTMLInputElement && main.contains(element);
}
