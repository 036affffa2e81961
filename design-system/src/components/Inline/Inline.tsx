import type { ReactNode } from 'react';
import { gaps, type Space } from '../../styles/gaps.css.ts';
import { inline, inlineAlignments } from './Inline.css.ts';

export { inlineAlignments };

export interface InlineProps {
  /** What stands beside one another. */
  children: ReactNode;
  /** The room between, as a step of the scale of spaces. */
  gap: Space;
  /** How things of different height stand in one line. Default `stretch`. */
  align?: (typeof inlineAlignments)[number];
  /** Below one another on a phone, over the whole width: the buttons of a page. Default false. */
  isStackedOnPhone?: boolean;
  /** The element, where it means something. Default `div`. */
  as?: 'div' | 'span' | 'p';
}

/** Things beside one another with equal room between; what has no room goes on in the next line. */
export function Inline({
  children,
  gap,
  align = 'stretch',
  isStackedOnPhone = false,
  as: Element = 'div',
}: InlineProps) {
  return <Element className={`${gaps[gap]} ${inline({ align, isStackedOnPhone })}`}>{children}</Element>;
}
