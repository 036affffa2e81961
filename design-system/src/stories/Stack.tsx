import type { ReactNode } from 'react';
import { column, row, stack } from './stage.css.ts';

/** Specimens below one another. Used by stories only. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={stack}>{children}</div>;
}

/** Specimens beside one another. Used by stories only. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

/** Fields below one another, as wide as in a form. Used by stories only. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={column}>{children}</div>;
}
