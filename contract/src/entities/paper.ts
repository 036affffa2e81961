/** What can be printed of a shipment, in the order in which it is offered. */
export const papers = [
  'shipping-label',
  'single-copy',
  'triple-copy',
  'customs-declaration',
  'commercial-invoice',
  'pick-slip',
] as const;
export type Paper = (typeof papers)[number];
