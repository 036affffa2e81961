import type { Contact, ShipmentDefaults, ShipmentDraft, ShipmentFormInput } from 'contract';
import {
  amountText,
  DEFAULT_COUNTRY_CODE,
  defaultSaturdayDelivery,
  emptyAddressBlock,
  emptyCustomsItem,
} from 'contract';
import { toCustomsInput } from './customs-input.ts';
import { newPackageInput, toPackageInput } from './package-input.ts';

/**
 * What a new shipment starts with: the specification's defaults, from the sender that the
 * organisation uses by default.
 *
 * @param today `yyyy-MM-dd` as the person sees it
 * @param defaults what the organisation begins with, where it is known
 */
export function blankInput(
  today: string,
  sender: Pick<Contact, 'id' | 'block'> | null,
  defaults?: ShipmentDefaults,
): ShipmentFormInput {
  return {
    carrier: '',
    carrierProduct: '',
    carrierProductCode: '',
    dangerous: false,
    customs: { reason: 'sale', items: [emptyCustomsItem] },
    ddp: false,
    declaredValue: '',
    description: '',
    from: sender?.block ?? emptyAddressBlock(DEFAULT_COUNTRY_CODE),
    to: emptyAddressBlock(defaults?.countryCode ?? DEFAULT_COUNTRY_CODE),
    insured: false,
    isAvis: false,
    linkedRecipientId: null,
    linkedSenderId: sender?.id ?? null,
    linkedNeutralSenderId: null,
    referenceNumber: '',
    referenceNumber2: '',
    neutralShipment: false,
    goodsDescription1: '',
    goodsDescription2: '',
    packingNotes: '',
    shipmentData: {
      packages: [newPackageInput(defaults)],
      type: 'package',
      requestedDeliveryDate: today,
      isSaturdayDelivery: defaultSaturdayDelivery(today),
    },
  };
}

/** A draft as the form holds it: numbers become the text that a person would type. */
export function toFormInput(draft: ShipmentDraft): ShipmentFormInput {
  const { customs, declaredValue, shipmentData, ...rest } = draft;
  return {
    ...rest,
    customs: toCustomsInput(customs),
    declaredValue: declaredValue === null ? '' : amountText(declaredValue),
    shipmentData: { ...shipmentData, packages: shipmentData.packages.map(toPackageInput) },
  };
}
