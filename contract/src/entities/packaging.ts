/** What a package is packed in. */
export const packagingTypes = ['box', 'none', 'transport_crate_or_pallet', 'pallet_non_loadable'] as const;
export type Packaging = (typeof packagingTypes)[number];

export const packagingLabels: Readonly<Record<Packaging, string>> = {
  box: 'Karton',
  none: 'Ohne Umverpackung',
  transport_crate_or_pallet: 'Transportkiste oder Palette',
  pallet_non_loadable: 'Palette, nicht belastbar',
};
