/** What some carriers refuse a recipient for. Places where parcels wait are Germany's „Packstation“ and „Postfiliale“. */
export const deliveryObstacles = ['parcelStation', 'noCustomerNumber', 'postOfficeBox', 'noPhone'] as const;
export type DeliveryObstacle = (typeof deliveryObstacles)[number];

interface Place {
  readonly address: { readonly countryCode: string };
}

/** As a form holds it, too: what was left out is not given. */
interface Recipient {
  readonly address: Place['address'] & {
    readonly addressLine1: string;
    readonly addressLine2?: string | undefined;
    readonly addressLine3?: string | undefined;
  };
  readonly companyName?: string | undefined;
  readonly companyName2?: string | undefined;
  readonly personName?: string | undefined;
  readonly phone?: string | undefined;
}

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
export function findDeliveryObstacles(from: Place, to: Recipient): DeliveryObstacle[] {
  const { addressLine1, addressLine2 = '', addressLine3 = '', countryCode } = to.address;
  const { companyName = '', companyName2 = '', personName = '', phone = '' } = to;
  if (addressLine1.trim() === '') return [];
  const lines = [addressLine1, addressLine2, addressLine3];
  const isStation = countryCode === 'DE' && lines.some((line) => parcelStation.test(line));
  const isNumbered = [...lines, companyName, companyName2, personName].some((line) =>
    customerNumber.test(line),
  );
  return [
    ...(isStation ? ['parcelStation' as const] : []),
    ...(isStation && !isNumbered ? ['noCustomerNumber' as const] : []),
    // A box that stands below a street is only where letters go.
    ...(postOfficeBox.test(addressLine1.trim()) ? ['postOfficeBox' as const] : []),
    ...(phone.trim() === '' && countryCode !== from.address.countryCode ? ['noPhone' as const] : []),
  ];
}
