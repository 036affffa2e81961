import type { TestProduct } from './test-product.ts';

/** What cases may be about. Used by stories only. */
export const testProducts: readonly TestProduct[] = [
  { carrier: 'DHL', code: 'DHL_PAKET', name: 'Paket' },
  { carrier: 'DHL', code: 'DHL_PAKET_INTERNATIONAL', name: 'Paket International' },
  { carrier: 'GLS', code: 'GLS_BUSINESSPARCEL', name: 'BusinessParcel' },
];
