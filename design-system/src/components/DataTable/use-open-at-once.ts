import { useEffect, useState } from 'react';

/**
 * For a menu that takes the place of the button it was asked for with: opens once its own button has the focus, which
 * comes back there when it closes.
 */
export function useOpenAtOnce() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return [isOpen, setOpen] as const;
}
