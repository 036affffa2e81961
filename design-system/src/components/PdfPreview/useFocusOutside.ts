import { type RefObject, useEffect } from 'react';

/** Gives the focus that a click into a frame has taken back to where it was: keys in a frame never reach its page. */
export function useFocusOutside(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let before: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== frame.current) before = target;
    };
    const giveBack = () => {
      // Once the click has done its work, or the frame has been printed.
      setTimeout(() => {
        if (!frame.current || document.activeElement !== frame.current) return;
        frame.current.blur();
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      }, 0);
    };
    document.addEventListener('focusin', note);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('focusin', note);
      window.removeEventListener('blur', giveBack);
    };
  }, [frame]);
}
