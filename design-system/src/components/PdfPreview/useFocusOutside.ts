import { type RefObject, useEffect } from 'react';

const DELAYS_MS = [0, 100, 400, 1200];

/** Gives the focus that a click into a frame has taken back to where it was: keys in a frame never reach its page. */
export function useFocusOutside(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    // What has the focus from the beginning has taken it before anybody listened.
    let before: Element | null = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== frame.current) before = target;
    };
    const giveBack = () => {
      if (!frame.current || (document.activeElement !== frame.current && document.hasFocus())) return;
      frame.current.blur();
      // A viewer in a process of its own holds the keys even where the page has its focus already.
      window.focus();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
    const giveBackSoon = () => {
      // Once the click has done its work, or the frame has been printed; a viewer that is busy takes the focus late.
      for (const delay of DELAYS_MS) setTimeout(giveBack, delay);
    };
    document.addEventListener('focusin', note);
    window.addEventListener('blur', giveBackSoon);
    return () => {
      document.removeEventListener('focusin', note);
      window.removeEventListener('blur', giveBackSoon);
    };
  }, [frame]);
}
