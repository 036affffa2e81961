import { type RefObject, useLayoutEffect } from 'react';
import type { Overlay } from './overlay.ts';

export interface InitialFocusProps extends Pick<Overlay, 'initialFocusRef'> {
  /** Takes it where nothing else does: a ring around the whole overlay would say nothing. */
  headingRef?: RefObject<HTMLElement | null>;
}

/** Gives the focus to what is to have it first. Stands last in an overlay: then all before it is there. */
export function InitialFocus({ initialFocusRef, headingRef }: InitialFocusProps) {
  useLayoutEffect(() => {
    const first = initialFocusRef?.current;
    const heading = headingRef?.current;
    if (first) first.focus();
    // A field may have taken it by itself.
    else if (heading && !heading.closest('[role="dialog"]')?.contains(document.activeElement))
      heading.focus();
  }, [initialFocusRef, headingRef]);
  return null;
}
