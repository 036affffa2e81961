import type { ReactNode } from 'react';
import { gaps, type Space } from '../../styles/gaps.css.ts';
import { grid, gridColumns, gridColumnsOnPhone } from './Grid.css.ts';

export { gridColumns, gridColumnsOnPhone };

export interface GridProps {
  /** What stands in the columns, in the order of reading. */
  children: ReactNode;
  /** The room between, as a step of the scale of spaces. */
  gap: Space;
  /** How many, where there is room. */
  columns: (typeof gridColumns)[number];
  /** Default 1. */
  columnsOnPhone?: (typeof gridColumnsOnPhone)[number];
  /** The element, where it means something. Default `div`. */
  as?: 'div' | 'ul' | 'ol';
}

/** Things of equal weight in columns of equal width. */
export function Grid({ children, gap, columns, columnsOnPhone = 1, as: Element = 'div' }: GridProps) {
  return <Element className={`${gaps[gap]} ${grid({ columns, columnsOnPhone })}`}>{children}</Element>;
}
