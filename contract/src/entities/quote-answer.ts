import * as v from 'valibot';
import { calendarDay } from '../rules/calendar-day.ts';
import { choice } from '../rules/choice.ts';
import { idText } from '../rules/id.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { decimalText, euros } from '../rules/number.ts';
import { optionalText, requiredPrintedText, requiredText } from '../rules/text.ts';
import { type Carrier, carriers } from './carrier.ts';
import { limits } from './limits.ts';
import type { DraftSurroundings } from './shipment-draft.ts';

const MESSAGE_LENGTH = 500;
const message = optionalText(MESSAGE_LENGTH);

function dayToCome({ today }: Pick<DraftSurroundings, 'today'>) {
  return v.pipe(
    calendarDay(),
    v.check((day) => day >= today(), ruleMessages.datePast),
  );
}

/** An offer as staff make it; what the product is called the platform knows. */
function offerSchema(surroundings: Pick<DraftSurroundings, 'today'>) {
  return v.object({
    carrier: choice(carriers),
    carrierProductCode: requiredPrintedText(limits.description),
    priceNetCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
    deliveryDate: dayToCome(surroundings),
    validUntil: dayToCome(surroundings),
  });
}

/** Body of `POST rate-requests/{id}/answer`; without an offer the quote is refused, for a reason that is told. */
export function quoteAnswerSchema(surroundings: Pick<DraftSurroundings, 'today'>) {
  return v.pipe(
    v.object({ offer: v.nullable(offerSchema(surroundings)), message }),
    v.forward(
      v.partialCheck(
        [['offer'], ['message']],
        ({ offer, message: reason }) => offer !== null || reason !== '',
        ruleMessages.specified.required,
      ),
      ['message'],
    ),
  );
}
/** As much as a quote may cost, in EUR. */
const MOST_EUR = 1_000_000;

/** An offer as staff type it: `product` is carrier and code with a slash between them, the price is text. */
export function quoteOfferFormSchema(surroundings: Pick<DraftSurroundings, 'today'>) {
  return v.object({
    product: requiredText(limits.description),
    priceNet: v.pipe(
      decimalText('€'),
      euros(MOST_EUR),
      v.check((price) => price > 0, ruleMessages.specified.greaterThanZero),
    ),
    deliveryDate: dayToCome(surroundings),
    validUntil: dayToCome(surroundings),
    message,
  });
}
export type QuoteOfferInput = v.InferInput<ReturnType<typeof quoteOfferFormSchema>>;
export type QuoteOfferOutput = v.InferOutput<ReturnType<typeof quoteOfferFormSchema>>;

/** Why a quote is refused; whoever asked reads it. */
export const quoteRefusalFormSchema = v.object({ message: requiredText(MESSAGE_LENGTH) });

/** What is sent of a typed offer. */
export function offerAnswer({ product, priceNet, message: text, ...days }: QuoteOfferOutput): QuoteAnswer {
  const [carrier = '', ...code] = product.split('/');
  return {
    offer: {
      carrier: carrier as Carrier,
      carrierProductCode: code.join('/'),
      priceNetCents: Math.round(priceNet * 100),
      ...days,
    },
    message: text,
  };
}

/**
 * Body of `POST rate-requests/{id}/assignment`: whether whoever calls works on it, and who they saw it with, so
 * that nobody takes it from somebody unseen.
 */
export const quoteAssignmentSchema = v.object({ isMine: v.boolean(), expected: v.nullable(idText()) });
export type QuoteAnswer = v.InferOutput<ReturnType<typeof quoteAnswerSchema>>;
