import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import {
  isJson,
  isJsonObject,
  type Json,
  type JsonObject,
  jsonText,
  storableJson,
} from '../rules/json-value.ts';
import { optionalDecimalText } from '../rules/number.ts';
import { testMessages } from '../rules/test-messages.copy.ts';
import { optionalText, requiredText } from '../rules/text.ts';
import { someoneIsNamed } from './address-rules.ts';
import { carriers } from './carrier.ts';
import { limits } from './limits.ts';
import { declaredValueSchema, formObject } from './shipment-draft.ts';
import { testOperations, testRequestEntries } from './test-item.ts';

const { resultTooLong, notJson } = testMessages;

const named = {
  name: requiredText(limits.testName),
  operation: choice(testOperations),
  carrier: choice(carriers),
  productCode: optionalText(limits.description),
};

/** Whether a result is as short as may be kept. */
export function isKeptWhole(value: Json): boolean {
  return jsonText(value).length <= limits.testResult;
}

const result = v.pipe(
  v.custom<JsonObject>((value) => isJson(value) && isJsonObject(value), notJson),
  v.transform((value) => storableJson(value) as JsonObject),
  v.check<JsonObject, string>(isKeptWhole, resultTooLong(limits.testResult)),
);

/** An order is of one product, and no carrier is asked about nobody. */
const acrossFields = crossFieldRules<TestItemDraft>([
  someoneIsNamed(['from'], ({ from }) => from),
  someoneIsNamed(['to'], ({ to }) => to),
  {
    reads: [['operation']],
    at: ['productCode'],
    isFine: ({ operation, productCode }) => operation === 'rates' || productCode !== '',
    message: testMessages.productNeeded,
  },
]);

const draft = v.object({ ...named, ...testRequestEntries, expected: v.nullable(result) });
export type TestItemDraft = v.InferOutput<typeof draft>;

/** Body of `POST test-samples/{id}/items` and `PATCH test-samples/{id}/items/{itemId}`. */
export const testItemDraftSchema = v.pipe(draft, acrossFields);

/** The same as a person types it: numbers as text, and the expected result as JSON, or nothing. */
export const testItemFormSchema = v.pipe(
  v.object({
    ...named,
    ...testRequestEntries,
    shipmentData: formObject.entries.shipmentData,
    declaredValue: v.pipe(optionalDecimalText('€'), declaredValueSchema),
    expected: v.pipe(
      v.string(),
      v.rawTransform<string, JsonObject | null>(({ dataset, addIssue, NEVER }) => {
        if (dataset.value.trim() === '') return null;
        try {
          return JSON.parse(dataset.value) as JsonObject;
        } catch {
          addIssue({ message: notJson });
          return NEVER;
        }
      }),
      v.nullable(result),
    ),
  }),
  acrossFields,
);
export type TestItemInput = v.InferInput<typeof testItemFormSchema>;
