import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { decimalText, jsonNumber, kilograms, optionalDecimalText, positiveInteger } from '../rules/number.ts';
import { requiredText } from '../rules/text.ts';
import { limits } from './limits.ts';
import { packagingTypes } from './packaging.ts';

const side = positiveInteger({ max: limits.sideCm, unit: 'cm' });
const name = requiredText(limits.boxName);
const emptyWeightKg = v.nullable(
  v.pipe(kilograms(), v.maxValue(limits.palletWeightKg, ruleMessages.atMost(limits.palletWeightKg, 'kg'))),
);

/** A box as it is kept. */
export const savedBoxDraftSchema = v.object({
  name,
  packaging: choice(packagingTypes),
  lengthCm: v.pipe(jsonNumber(), side),
  widthCm: v.pipe(jsonNumber(), side),
  heightCm: v.pipe(jsonNumber(), side),
  emptyWeightKg,
});
export type SavedBoxDraft = v.InferOutput<typeof savedBoxDraftSchema>;

/** The same as a person types it: all numbers as text, comma or point. */
export const savedBoxFormSchema = v.object({
  name,
  packaging: choice(packagingTypes),
  lengthCm: v.pipe(decimalText('cm'), side),
  widthCm: v.pipe(decimalText('cm'), side),
  heightCm: v.pipe(decimalText('cm'), side),
  emptyWeightKg: v.pipe(optionalDecimalText('kg'), emptyWeightKg),
});

/** What a box is called from now on. */
export const savedBoxNameSchema = v.object({ name });
