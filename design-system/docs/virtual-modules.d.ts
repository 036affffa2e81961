declare module 'virtual:texts' {
  import type { TextEntry } from './texts/text-entry.ts';

  /** Every German text of the product, read from its copy files. */
  export const texts: readonly TextEntry[];
}

declare module 'virtual:icons-in-use' {
  import type { LucideIconData } from '@lucide/icons';

  /** Every icon that the design system imports, with the files that do. */
  export const iconsInUse: readonly { name: string; icon: LucideIconData; files: readonly string[] }[];
}
