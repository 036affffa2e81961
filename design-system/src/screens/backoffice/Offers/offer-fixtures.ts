import type { OfferableProduct } from './offers-state.ts';

const fitting = { carrier: 'DEKU', displayName: '', reason: undefined } as const;

/** What can be offered: two that fit the request, and those that do not with their reasons. */
export const offerableProducts: readonly OfferableProduct[] = [
  {
    carrier: 'DHL',
    code: 'DHL_PAKET',
    name: 'Paket',
    displayName: '',
    reason: '„Palette, nicht belastbar“ ist nicht erlaubt',
  },
  { ...fitting, code: 'DEKU_STUECKGUT', name: 'Stückgut' },
  { ...fitting, code: 'DEKU_EXPRESS', name: 'Stückgut 24h', displayName: 'Stückgut Express' },
  { ...fitting, code: 'DEKU_INLAND', name: 'Stückgut Inland', reason: 'Nicht für die Schweiz' },
];
