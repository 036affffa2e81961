import type { AddressBlock } from './address.ts';

/** What some carriers refuse a recipient for. Places where parcels wait are Germany's „Packstation“ and „Postfiliale“. */
export const deliveryObstacles = ['parcelStation', 'noCustomerNumber', 'postOfficeBox', 'noPhone'] as const;
export type DeliveryObstacle = (typeof deliveryObstacles)[number];

type Recipient = Omit<AddressBlock, 'email'>;

const parcelStation = /(?<![\p{L}\p{N}])(?:packstation|paketstation|postfiliale)(?![\p{L}])/iu;
/** „Postnummer“: six to ten digits, whatever stands beside them. */
const customerNumber = /(?<!\d)\d{6,10}(?!\d)/;
const postOfficeBox =
  /^(?:postfach|schließfach|p\.?\s*o\.?\s*box|post\s?box|post(?:al|\soffice)\s+box|bo[iî]te\s+postale|b\.?\s?p\.?\s?\d|case\s+postale|casella\s+postale|apartado|postbus|postboks|skrytka\s+pocztowa|schowek\s+pocztowy)(?!\p{L})/iu;

/**
 * What some carriers may refuse to deliver for. Nothing where no street is given yet: then nobody knows.
 *
 * @param from where the parcel begins: within a country no carrier wants a phone number
 */
export function findDeliveryObstacles(
  from: Pick<AddressBlock, 'address'>,
  to: Recipient,
): DeliveryObstacle[] {
  const { addressLine1, addressLine2, addressLine3, countryCode } = to.address;
  if (addressLine1.trim() === '') return [];
  const lines = [addressLine1, addressLine2, addressLine3];
  const isStation = countryCode === 'DE' && lines.some((line) => parcelStation.test(line));
  const isNumbered = [...lines, to.companyName, to.companyName2, to.personName].some((line) =>
    customerNumber.test(line),
  );
  return [
    ...(isStation ? ['parcelStation' as const] : []),
    ...(isStation && !isNumbered ? ['noCustomerNumber' as const] : []),
    // A box that stands below a street is only where letters go.
    ...(postOfficeBox.test(addressLine1.trim()) ? ['postOfficeBox' as const] : []),
    ...(to.phone.trim() === '' && countryCode !== from.address.countryCode ? ['noPhone' as const] : []),
  ];
}
