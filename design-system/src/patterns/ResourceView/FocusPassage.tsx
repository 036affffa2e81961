import { type ReactNode, useRef } from 'react';
import { useFocusHandOver } from '../../components/FocusHandOver/useFocusHandOver.ts';
import { boxless } from './ResourceView.css.ts';

export interface FocusPassageProps {
  /** What takes the focus where that is known; else what comes in place of this. */
  landing?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/**
 * Content that another may take the place of while the focus is inside, which then goes on to what has come. Give
 * it a `key` that tells one content from the other.
 */
export function FocusPassage({ landing, children }: FocusPassageProps) {
  const content = useRef<HTMLDivElement>(null);
  useFocusHandOver(content, landing, true);
  return (
    <div ref={content} className={boxless}>
      {children}
    </div>
  );
}
