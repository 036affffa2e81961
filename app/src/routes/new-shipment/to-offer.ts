import { isAskedAlike, packageTotals, type Quote, type Rate, type RateRequest } from 'contract';
import type { OfferState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';

/** Whether an offer can still be ordered by. */
export function toOfferState({ status, offer }: Quote, today: string): OfferState {
  if (!offer) return { kind: 'none', offer };
  if (status === 'accepted') return { kind: 'accepted', offer };
  return { kind: offer.validUntil < today ? 'expired' : 'valid', offer };
}

/** The offer as a rate, or null where the question is another one than what was asked for. */
export function toOfferedRate({ draft, offer }: Quote, question: RateRequest): Rate | null {
  const { from, to, ...facts } = question;
  const isAlike = isAskedAlike(draft, { ...facts, from: { address: from }, to: { address: to } });
  if (!offer || offer.carrier === 'unknown' || !isAlike) return null;
  return {
    carrier: offer.carrier,
    carrierProduct: offer.carrierProduct,
    carrierProductCode: offer.carrierProductCode,
    deliverySpeed: 'economy',
    priceNetCents: offer.priceNetCents,
    deliveryDate: offer.deliveryDate,
    deliveryBefore: null,
    includedLiabilityEur: null,
    billableWeightKg: packageTotals(question.shipmentData.packages).billableWeightKg,
  };
}
