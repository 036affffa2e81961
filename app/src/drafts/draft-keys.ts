/** The specification's three entries in sessionStorage, in which the shipment's form lies. */
export const draftKeys = {
  rateRequest: 'lotse.rate-request',
  createShipment: 'lotse.create-shipment',
  selectedRate: 'lotse.selected-rate',
} as const;

const PREFIX = 'lotse.draft.';

/** The entry of a draft by its name, or without one what all of them begin with. */
export function draftKey(name = ''): string {
  return `${PREFIX}${name}`;
}
