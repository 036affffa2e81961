import { useEffect, useRef, useState } from 'react';

/** For a menu whose code came after its button was pressed: it takes the button's place and focus, and opens. */
export function useOpenedAtOnce() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // The button that was pressed is gone; the focus has to be here to come back here.
    trigger.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { trigger, isOpen, setIsOpen };
}
