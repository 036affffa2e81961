import type { ReactNode } from 'react';
import { inverseSurface } from './stage.css.ts';

/** A stage for what stands on the inverse surface. Used by stories only. */
export function InverseSurface({ children }: { children: ReactNode }) {
  return <div className={inverseSurface}>{children}</div>;
}
