/**
 * The specification's three entries in sessionStorage, in which the form for a new shipment lies. A form for a
 * shipment that is there already has three of its own, with its name behind: `lotse.create-shipment.edit.shp_1`.
 */
export const draftKeys = {
  rateRequest: 'lotse.rate-request',
  createShipment: 'lotse.create-shipment',
  selectedRate: 'lotse.selected-rate',
} as const;

/** The three entries of one form; without a name those of a new shipment. */
export function shipmentDraftKeys(name = ''): typeof draftKeys {
  if (name === '') return draftKeys;
  const entries = Object.entries(draftKeys).map(([entry, key]) => [entry, `${key}.${name}`]);
  return Object.fromEntries(entries) as typeof draftKeys;
}

const PREFIX = 'lotse.draft.';

/** The entry of a draft by its name, or without one what all of them begin with. */
export function draftKey(name = ''): string {
  return `${PREFIX}${name}`;
}
