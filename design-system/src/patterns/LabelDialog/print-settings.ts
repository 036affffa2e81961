import type { PrintLayout } from 'contract';

/** How labels are laid on paper at a workstation, and the ways to have it otherwise. */
export interface PrintSettings {
  readonly layout: PrintLayout;
  /** Whether it is kept for whoever uses this browser next. */
  readonly isRemembered: boolean;
  /** The labels follow. */
  readonly onChange: (layout: PrintLayout) => void;
  readonly onRemember: (isRemembered: boolean) => void;
}
