import type { ReactNode } from 'react';
import { gaps, type Space } from '../../styles/gaps.css.ts';
import { stack, stackAlignments } from './Stack.css.ts';

export { stackAlignments };

export interface StackProps {
  /** What stands below one another. */
  children: ReactNode;
  /** The room between, as a step of the scale of spaces. */
  gap: Space;
  /** Whether what stands in it takes the whole width. Default `stretch`. */
  align?: (typeof stackAlignments)[number];
  /** The element, where it means something. Default `div`. */
  as?: 'div' | 'span' | 'ul' | 'ol';
}

/** Things below one another with equal room between. */
export function Stack({ children, gap, align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${gaps[gap]} ${stack({ align })}`}>{children}</Element>;
}
