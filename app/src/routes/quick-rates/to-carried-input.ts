import { emptyAddressBlock, type Rate, type ShipmentFormInput } from 'contract';

type Party = ShipmentFormInput['from'];

/**
 * What the form of a shipment begins with, of rates that were compared. An address that was known, and whose place was
 * typed over, is no longer that one: nothing but the place goes on, or a parcel would go to a street of another town.
 *
 * @param initial what the comparison began with
 */
export function toCarriedInput(
  input: ShipmentFormInput,
  initial: ShipmentFormInput,
  { carrier, carrierProduct, carrierProductCode }: Rate,
): ShipmentFormInput {
  return {
    ...input,
    from: isSamePlace(input.from, initial.from) ? input.from : placeAlone(input.from),
    to: isSamePlace(input.to, initial.to) ? input.to : placeAlone(input.to),
    carrier,
    carrierProduct,
    carrierProductCode,
  };
}

function isSamePlace({ address: one }: Party, { address: other }: Party): boolean {
  return (
    one.postalCode === other.postalCode && one.city === other.city && one.countryCode === other.countryCode
  );
}

function placeAlone({ address: { postalCode, city, countryCode } }: Party): Party {
  const empty = emptyAddressBlock(countryCode);
  return { ...empty, address: { ...empty.address, postalCode, city } };
}
