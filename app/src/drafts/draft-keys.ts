/** The specification's three entries in sessionStorage. */
export const draftKeys = {
  rateRequest: 'lotse.rate-request',
  createShipment: 'lotse.create-shipment',
  selectedRate: 'lotse.selected-rate',
} as const;
