import * as v from 'valibot';
import { calendarDay } from '../rules/calendar-day.ts';
import { choice } from '../rules/choice.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { optionalText, requiredPrintedText } from '../rules/text.ts';
import { carriers } from './carrier.ts';
import { limits } from './limits.ts';
import type { DraftSurroundings } from './shipment-draft.ts';

const MESSAGE_LENGTH = 500;
const message = optionalText(MESSAGE_LENGTH);

/** An offer as staff make it; what the product is called the platform knows. */
function offerSchema({ today }: Pick<DraftSurroundings, 'today'>) {
  const dayToCome = v.pipe(
    calendarDay(),
    v.check((day) => day >= today(), ruleMessages.datePast),
  );
  return v.object({
    carrier: choice(carriers),
    carrierProductCode: requiredPrintedText(limits.description),
    priceNetCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
    deliveryDate: dayToCome,
    validUntil: dayToCome,
  });
}

/** Body of `POST rate-requests/{id}/answer`; without an offer the quote is refused. */
export function quoteAnswerSchema(surroundings: Pick<DraftSurroundings, 'today'>) {
  return v.object({ offer: v.nullable(offerSchema(surroundings)), message });
}
export type QuoteAnswer = v.InferOutput<ReturnType<typeof quoteAnswerSchema>>;
