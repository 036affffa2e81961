import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls once somebody has scrolled to an element, whatever it is that scrolls. One that is in sight without scrolling
 * is no wish for more.
 *
 * @param onReached left out while nothing is to happen
 * @param shownCount how much stands before the element
 */
export function useEndInSight(
  end: RefObject<HTMLElement | null>,
  onReached: (() => void) | undefined,
  shownCount: number,
): void {
  const hasScrolled = useRef(false);
  const watched = useRef<IntersectionObserver>(null);
  const isInSight = useRef(false);
  const reach = useEffectEvent(() => {
    if (hasScrolled.current && isInSight.current) onReached?.();
  });

  useEffect(() => {
    const element = end.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const handleScroll = ({ target }: Event) => {
      if (!(target instanceof Node) || !target.contains(element)) return;
      hasScrolled.current = true;
      reach();
    };
    // Scrolling does not bubble, but it can be caught on its way down.
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    const observer = new IntersectionObserver((entries) => {
      isInSight.current = entries.at(-1)?.isIntersecting ?? false;
      reach();
    });
    observer.observe(element);
    watched.current = observer;
    return () => {
      document.removeEventListener('scroll', handleScroll, { capture: true });
      observer.disconnect();
    };
  }, [end]);

  const look = useEffectEvent(() => {
    if (!end.current) return;
    // Observed anew it says where it stands, also where that has not changed.
    watched.current?.unobserve(end.current);
    watched.current?.observe(end.current);
  });
  // What came may leave the end in sight.
  useEffect(() => (shownCount > 0 ? look() : undefined), [shownCount]);
}
