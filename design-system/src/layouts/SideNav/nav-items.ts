import type { LucideIconData } from '@lucide/icons';

/** A place that the navigation leads to. */
export interface NavItem {
  href: string;
  label: string;
  icon: LucideIconData;
  /** The person is there, or on a page below it. */
  isCurrent?: boolean;
  /** The bar of a phone has no room for it; there it stands in a menu. Default false. */
  isOffBar?: boolean;
}

/** Places that belong together. The first group may go without a title. */
export interface NavGroup {
  title?: string;
  items: readonly NavItem[];
}
