import type { LucideIconData } from '@lucide/icons';

/** A place that the navigation leads to. */
export interface NavItem {
  href: string;
  label: string;
  icon: LucideIconData;
  /** The person is there, or on a page below it. */
  isCurrent?: boolean;
}

/** Places that belong together. The first group may go without a title. */
export interface NavGroup {
  title?: string;
  items: readonly NavItem[];
}
