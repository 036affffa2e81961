import * as v from 'valibot';
import { ruleMessages } from '../rules/messages.copy.ts';
import { decimalText } from '../rules/number.ts';
import { optionalText } from '../rules/text.ts';
import { limits } from './limits.ts';

const DESCRIPTION_LENGTH = 500;
const MOST_SORT_ORDER = 999;

const sortOrder = v.pipe(
  v.number(ruleMessages.specified.notANumber),
  v.integer(ruleMessages.specified.notAnInteger),
  v.minValue(0, ruleMessages.atLeast(0, '').trim()),
  v.maxValue(MOST_SORT_ORDER, ruleMessages.atMost(MOST_SORT_ORDER, '').trim()),
);

const texts = {
  /** It stands on papers in place of the carrier's name. */
  displayName: optionalText(limits.description),
  description: optionalText(DESCRIPTION_LENGTH),
  isDefault: v.boolean(),
};

/** What staff say of a product, as they type it. */
export const carrierProductDraftSchema = v.object({
  ...texts,
  sortOrder: v.pipe(decimalText(''), sortOrder),
});
export type CarrierProductOutput = v.InferOutput<typeof carrierProductDraftSchema>;

/** Body of `PATCH carrier-products/{id}`: what is left out stays as it is. */
export const carrierProductChangeSchema = v.partial(v.object({ ...texts, sortOrder, isActive: v.boolean() }));
export type CarrierProductChange = v.InferOutput<typeof carrierProductChangeSchema>;

/** Body of `PATCH organizations/{id}/carrier-products/{productId}`. */
export const productSwitchSchema = v.object({ isActive: v.boolean() });
