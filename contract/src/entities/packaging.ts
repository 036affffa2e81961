/** What a package is packed in. */
export const packagingTypes = ['box', 'none', 'transport_crate_or_pallet', 'pallet_non_loadable'] as const;
export type Packaging = (typeof packagingTypes)[number];
