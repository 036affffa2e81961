import { defaultSaturdayDelivery } from 'contract';
import type { Quote, Shipment, ShipmentFormInput } from 'contract';
import { toFormInput } from './initial-input.ts';

/** What a form can begin with. */
type Content = Pick<Shipment, keyof Quote['draft']>;

/**
 * What a copy of a shipment begins with. Day, tracking number and references are the original's alone; the
 * product stays wished for, and is asked for anew at the price of today.
 *
 * @param today `yyyy-MM-dd` as the person sees it
 */
export function toCopyInput(shipment: Shipment, today: string): ShipmentFormInput {
  const input = inputOf(shipment);
  return {
    ...input,
    referenceNumber: '',
    referenceNumber2: '',
    shipmentData: {
      ...input.shipmentData,
      requestedDeliveryDate: today,
      isSaturdayDelivery: defaultSaturdayDelivery(today),
    },
  };
}

/**
 * What a form begins with that sends the same once more, with what is to be corrected in it: a copy that keeps its
 * references, since it is still the same delivery.
 *
 * @param today `yyyy-MM-dd` as the person sees it
 */
export function toResendInput(shipment: Shipment, today: string): ShipmentFormInput {
  const { referenceNumber, referenceNumber2 } = shipment;
  return { ...toCopyInput(shipment, today), referenceNumber, referenceNumber2 };
}

/**
 * What a form begins with that brings a shipment back: its recipient sends, and who sent it receives, wherever
 * the label said that it came from. Whoever packs it is not here, so that the notes stay behind; what carried it
 * there may not go the other way, so that the product is open.
 *
 * @param today `yyyy-MM-dd` as the person sees it
 */
export function toReturnInput(shipment: Shipment, today: string): ShipmentFormInput {
  const input = toResendInput(shipment, today);
  return {
    ...input,
    ...noRate,
    from: input.to,
    to: input.from,
    linkedSenderId: input.linkedRecipientId,
    linkedRecipientId: input.linkedSenderId,
    neutralShipment: false,
    linkedNeutralSenderId: null,
    packingNotes: '',
    ddp: false,
    customs: { ...input.customs, reason: 'return' },
  };
}

/**
 * What a form for a template begins with. A wished day that is over by now cannot be kept; it becomes today.
 *
 * @param today `yyyy-MM-dd` as the person sees it
 */
export function toTemplateInput(shipment: Content, today: string): ShipmentFormInput {
  const input = inputOf(shipment);
  const { requestedDeliveryDate } = input.shipmentData;
  const day = requestedDeliveryDate < today ? today : requestedDeliveryDate;
  return { ...input, shipmentData: { ...input.shipmentData, requestedDeliveryDate: day } };
}

/**
 * What the form begins with that accepts an offer: all that was asked for, with the offered product where the
 * offer still holds. A wished day that is over by now becomes today.
 *
 * @param today `yyyy-MM-dd` as the person sees it
 * @param isValid whether the offer holds
 */
export function toOfferInput({ draft, offer }: Quote, today: string, isValid: boolean): ShipmentFormInput {
  const { carrier, carrierProduct, carrierProductCode } = (isValid && offer) || noRate;
  return toTemplateInput({ ...draft, carrier, carrierProduct, carrierProductCode }, today);
}

const noRate = { carrier: '', carrierProduct: '', carrierProductCode: '' } as const;

/** Its fields as the form holds them; what only a later version knows is left open, or is what is usual. */
function inputOf({ carrier, shipmentData, ...shipment }: Content): ShipmentFormInput {
  const isKnown = carrier !== 'unknown';
  return toFormInput({
    carrier: isKnown ? carrier : '',
    carrierProduct: isKnown ? shipment.carrierProduct : '',
    carrierProductCode: isKnown ? shipment.carrierProductCode : '',
    dangerous: shipment.dangerous,
    customs: shipment.customs,
    ddp: shipment.ddp,
    declaredValue: shipment.declaredValue,
    description: shipment.description,
    from: shipment.from,
    to: shipment.to,
    insured: shipment.insured,
    // What becomes of it is the person's to say.
    isAvis: false,
    linkedRecipientId: shipment.linkedRecipientId,
    linkedSenderId: shipment.linkedSenderId,
    linkedNeutralSenderId: shipment.linkedNeutralSenderId,
    referenceNumber: shipment.referenceNumber,
    referenceNumber2: shipment.referenceNumber2,
    neutralShipment: shipment.neutralShipment,
    goodsDescription1: shipment.goodsDescription1,
    goodsDescription2: shipment.goodsDescription2,
    packingNotes: shipment.packingNotes,
    shipmentData: {
      ...shipmentData,
      packages: shipmentData.packages.map(({ packaging, ...row }) => ({
        ...row,
        packaging: packaging === 'unknown' ? 'box' : packaging,
      })),
    },
  });
}
