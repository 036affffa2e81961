import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Heard, not seen. */
  children: ReactNode;
  /** For the element that it describes. */
  id?: string;
}

/**
 * Words for assistive technology where the eye has the context already.
 * Prefer visible words; never hide something that takes focus.
 *
 * Source: https://www.w3.org/WAI/tutorials/forms/labels/#hiding-label-text
 */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
