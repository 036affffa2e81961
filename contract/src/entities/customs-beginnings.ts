import type { Customs, CustomsItemInput } from './customs.ts';

// Apart from the schemas: what keeps drafts needs no rules.

/** Nothing is declared. */
export const noCustoms: Customs = { reason: 'sale', items: [] };

/** A position with nothing in it but its least quantity. */
export const emptyCustomsItem: CustomsItemInput = {
  description: '',
  tariffNumber: '',
  originCountryCode: '',
  quantity: '1',
  netWeightKg: '',
  valueEur: '',
  isTotal: false,
};
