import {
  customsFormSchema,
  type Geography,
  offerDifferences,
  packageTotals,
  type Quote,
  type Rate,
  type RateRequest,
  type ShipmentFormInput,
} from 'contract';
import type { OfferState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import * as v from 'valibot';

/** Whether an offer can still be ordered by. */
export function toOfferState({ status, offer }: Quote, today: string): OfferState {
  if (!offer) return { kind: 'none', offer };
  if (status === 'accepted') return { kind: 'accepted', offer };
  return { kind: offer.validUntil < today ? 'expired' : 'valid', offer };
}

/** What a form asks prices for, and what only an order says of what has a price. */
export interface OrderedNow {
  readonly question: RateRequest;
  readonly input: Pick<ShipmentFormInput, 'ddp' | 'customs'>;
  /** The default set where nobody has asked for it. */
  readonly geography?: Geography | undefined;
}

/** Where a form differs from what was offered in anything that has a price. */
export function differencesFrom(
  { draft: asked }: Pick<Quote, 'draft'>,
  { question, input, geography }: OrderedNow,
): NonNullable<OfferState['differences']> {
  const { from, to, ...facts } = question;
  const customs = v.safeParse(customsFormSchema, input.customs);
  const ordered = {
    ...facts,
    from: { address: from },
    to: { address: to },
    ddp: input.ddp ?? false,
    // What is still being typed differs from nothing: the form says what is wrong with it.
    customs: customs.success ? customs.output : asked.customs,
  };
  return offerDifferences(asked, ordered, geography);
}

/** The offer as a rate, which holds for what was asked for. */
export function toOfferedRate({ offer }: Pick<Quote, 'offer'>, { question }: OrderedNow): Rate | null {
  if (!offer || offer.carrier === 'unknown') return null;
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
