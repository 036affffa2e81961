import type { ReactNode } from 'react';
import { page } from './page.css.ts';

/** A page of the product: layouts leave the room at its edges to it. Used by stories only. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={page}>{children}</div>;
}
