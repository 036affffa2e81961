import type { ReactNode } from 'react';
import { fieldGrid, type fieldGridColumns } from './FieldGrid.css.ts';

export interface FieldGridProps {
  /** How many fields stand beside each other where there is room; on phones one. Default 3. */
  readonly columns?: (typeof fieldGridColumns)[number];
  readonly children: ReactNode;
}

/** Fields in columns of equal width, their boxes on one line. */
export function FieldGrid({ columns = 3, children }: FieldGridProps) {
  return <div className={fieldGrid({ columns })}>{children}</div>;
}
