import { type ReactNode, useEffect, useState } from 'react';

export interface StatusProps {
  /** What is under way or has happened; nothing says nothing. */
  children?: ReactNode;
  /** Where a person is led to it, e.g. because nothing else is on the page. Default false. */
  isFocusable?: boolean;
}

/**
 * Words that are read out when they change. The region stands in the page a moment before its first
 * words, because one that comes together with them is not read. Where a region can outlive its words,
 * e.g. above a list in whatever state that is, keep it mounted and change its children.
 *
 * Source: WCAG 4.1.3
 */
export function Status({ children, isFocusable = false }: StatusProps) {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHeard(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div role="status" tabIndex={isFocusable ? -1 : undefined}>
      {isHeard && children}
    </div>
  );
}
