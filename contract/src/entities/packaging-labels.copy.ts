import type { Packaging } from './packaging.ts';

/** What people call the kinds of packaging. */
export const packagingLabels: Readonly<Record<Packaging, string>> = {
  box: 'Karton',
  none: 'Ohne Umverpackung',
  transport_crate_or_pallet: 'Transportkiste oder Palette',
  pallet_non_loadable: 'Palette, nicht belastbar',
};
