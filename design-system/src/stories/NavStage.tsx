import type { ReactNode } from 'react';
import { navStage } from './nav-stage.css.ts';

/** As wide as a layout makes its navigation. Used by stories only. */
export function NavStage({ children }: { children: ReactNode }) {
  return <div className={navStage}>{children}</div>;
}
