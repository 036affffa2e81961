import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { decimalText, jsonNumber } from '../rules/number.ts';
import { testMessages } from '../rules/test-messages.copy.ts';
import { requiredText } from '../rules/text.ts';
import { carriers } from './carrier.ts';
import { limits } from './limits.ts';
import { personRefSchema } from './shipment.ts';
import { testExecutionSchema } from './test-execution.ts';

/** A series of test cases. */
export const testSampleSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** By how many per cent a number may differ from what is expected. */
  tolerancePercent: v.number(),
  /** Fields that are not compared: `rates[].deliveryDate`. */
  ignoredFields: v.array(v.string()),
  /** How many items it has, and of which carriers. */
  items: v.number(),
  carriers: v.array(v.fallback(v.picklist([...carriers, 'unknown']), 'unknown')),
  /** The latest execution of all its items; null before the first. */
  latest: v.nullable(testExecutionSchema),
  updatedAt: toldInstant(),
  updatedBy: personRefSchema,
  version: v.number(),
});
export type TestSample = v.InferOutput<typeof testSampleSchema>;

/**
 * A way to a field, as `compareJson` writes it, with `[]` for each place of a list. Names of fields are made of letters,
 * digits, underscores and hyphens.
 */
const fieldPattern = /^(?:\[\])*[\p{L}\p{N}_$-]+(?:\[\])*(?:\.[\p{L}\p{N}_$-]+(?:\[\])*)*$/u;

const isFieldPattern = (field: string) => field.length <= limits.ignoredField && fieldPattern.test(field);

const ignoredFields = v.pipe(
  v.array(v.string()),
  v.maxLength(limits.ignoredFields, testMessages.tooManyIgnoredFields(limits.ignoredFields)),
  v.check((fields) => fields.every(isFieldPattern), testMessages.ignoredField),
);

const tolerance = v.pipe(
  jsonNumber(),
  v.minValue(0, testMessages.percent),
  v.maxValue(100, testMessages.percent),
  v.check((value) => Number.isInteger(Math.round(value * 1e8) / 1e6), ruleMessages.twoDecimals),
);

/** Body of `POST test-samples` and `PATCH test-samples/{id}`. */
export const testSampleDraftSchema = v.object({
  name: requiredText(limits.testName),
  tolerancePercent: tolerance,
  ignoredFields,
});
export type TestSampleDraft = v.InferOutput<typeof testSampleDraftSchema>;

/** The same as a person types it: a field in each line. */
export const testSampleFormSchema = v.object({
  name: requiredText(limits.testName),
  tolerancePercent: v.pipe(decimalText('%'), tolerance),
  ignoredFields: v.pipe(
    v.string(),
    v.transform((text) => [
      ...new Set(
        text
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ),
    ]),
    ignoredFields,
  ),
});
export type TestSampleInput = v.InferInput<typeof testSampleFormSchema>;

/** What differs from day to day, or from order to order, and says nothing about a carrier. */
export const usuallyIgnoredFields = [
  'rates[].deliveryDate',
  'rate.deliveryDate',
  'trackingNumber',
  'pieceNumbers',
] as const;
