import type { Shipment, ShipmentDraft } from 'contract';

type Parcel = Pick<
  ShipmentDraft | Shipment,
  'to' | 'shipmentData' | 'carrier' | 'description' | 'referenceNumber' | 'referenceNumber2'
>;

/**
 * Whether a shipment is what a draft asked for. Two tabs that could not tell that one is a copy of the other
 * may have shared a key, so what a key has created is not always what this form was about. Only what makes
 * another parcel counts: a carrier gives the product its own name.
 */
export function isSameParcel(draft: ShipmentDraft, shipment: Shipment): boolean {
  return factsOf(draft) === factsOf(shipment);
}

function factsOf({ to, shipmentData, carrier, description, referenceNumber, referenceNumber2 }: Parcel) {
  const { addressLine1, addressLine2, addressLine3, postalCode, city, state, countryCode } = to.address;
  return JSON.stringify([
    [to.companyName, to.companyName2, to.personName],
    [addressLine1, addressLine2, addressLine3, postalCode, city, state, countryCode],
    shipmentData.packages.map(({ packaging, amount, lengthCm, widthCm, heightCm, weightKg }) => [
      packaging,
      amount,
      lengthCm,
      widthCm,
      heightCm,
      weightKg,
    ]),
    [carrier, description, referenceNumber, referenceNumber2],
  ]);
}
