import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** What is typed on the page, if it has a form. */
interface Typed {
  readonly onChangedChange?: ((isChanged: boolean) => void) | undefined;
}

/**
 * Leads away from the page of a thing that has been deleted: without asking about what was typed of it, and only who
 * is still there. Whoever has gone elsewhere meanwhile stays where they are.
 */
export function useLeaveGone(): (typed: Typed | null, href: string) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (typed, href) => {
    if (!isHere.current) return;
    typed?.onChangedChange?.(false);
    void navigate(href);
  };
}
