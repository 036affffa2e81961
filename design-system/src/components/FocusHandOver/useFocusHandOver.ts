import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** What reading goes on with: headings and wholes that can take the focus, and whatever can be operated. */
const landings =
  'h1, h2, h3, table, input:checked, a[href], summary, button:not(:disabled), input:not(:disabled), select:not(:disabled)';

const dialogs = '[role=dialog], [role=alertdialog]';

interface Step {
  readonly place: Element;
  /** What stood before the part that leaves. */
  readonly before: Element | null;
}

/**
 * Where an element leaves the page together with the focus, hands the focus on to what has come in
 * its place, so that a keyboard goes on there and not at the beginning of the page. So it does where a dialog has the
 * focus that was opened from there and leaves with it.
 *
 * @param landing names what takes the focus where that is known better
 * @param hasOthersInside what leaves together with the element and hands the focus on too knows better
 */
export function useFocusHandOver(
  element: RefObject<HTMLElement | null>,
  landing: () => HTMLElement | null | undefined = () => null,
  hasOthersInside = false,
): void {
  const findLanding = useEffectEvent(landing);
  // A layout effect, because its clean-up runs while the focused element is still in the document.
  useLayoutEffect(() => {
    const leaving = element.current;
    // A dialog that was opened from here and ends with it finds nothing to give the focus back to.
    let isAsking = false;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      isAsking = relatedTarget instanceof Element && relatedTarget.closest(dialogs) !== null;
    };
    leaving?.addEventListener('focusout', onFocusOut);
    return () => {
      leaving?.removeEventListener('focusout', onFocusOut);
      const isFocused = leaving?.contains(document.activeElement);
      if (!leaving || !(isFocused || isAsking)) return;
      const way = wayUp(leaving);
      const handOver = () => {
        // Somebody else knew where it belongs.
        if (document.activeElement !== document.body || leaving.isConnected) return;
        land(findLanding() ?? findOnTheWay(way));
      };
      // The dialog tries for a frame.
      if (!isFocused) requestAnimationFrame(() => requestAnimationFrame(handOver));
      // Those inside leave after what is around them.
      else queueMicrotask(hasOthersInside ? () => queueMicrotask(handOver) : handOver);
    };
  }, [element, hasOthersInside]);
}

/**
 * Gives the focus back to an element, or, where that has left the page meanwhile, to what has come in its place.
 *
 * @returns what does it; to be called for while the element is still in the document
 */
export function focusReturn(element: HTMLElement): () => void {
  const way = wayUp(element);
  return () => (element.isConnected ? element.focus() : land(findOnTheWay(way)));
}

function wayUp(element: Element): Step[] {
  const way: Step[] = [];
  let child = element;
  while (child.parentElement && child.parentElement !== document.body) {
    way.push({ place: child.parentElement, before: child.previousElementSibling });
    child = child.parentElement;
  }
  return way;
}

/** The first that can be landed on, at the place that the element has left or after it; else around that. */
function findOnTheWay(way: readonly Step[]): HTMLElement | undefined {
  for (const { place, before } of way) {
    if (!place.isConnected) continue;
    let next = before?.parentElement === place ? before.nextElementSibling : place.firstElementChild;
    for (; next; next = next.nextElementSibling) {
      const found = next.matches(landings) ? next : next.querySelector(landings);
      if (found instanceof HTMLElement) return found;
    }
  }
  return undefined;
}

function land(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
