import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { isJson, isJsonObject, type JsonObject } from '../rules/json-value.ts';
import { addressBlockSchema } from './address.ts';
import { carriers } from './carrier.ts';
import { declaredValueSchema, shipmentDataSchema } from './shipment-draft.ts';
import { personRefSchema } from './shipment.ts';
import { testResultSchema, testStatusSchema } from './test-execution.ts';

/** What a carrier is asked for: its rates, an order with its label, or an order that is cancelled again. */
export const testOperations = ['rates', 'label', 'cancel'] as const;
export type TestOperation = (typeof testOperations)[number];

/** What is sent, as far as a carrier is told of it. */
export const testRequestEntries = {
  from: addressBlockSchema,
  to: addressBlockSchema,
  shipmentData: shipmentDataSchema,
  dangerous: v.optional(v.boolean(), false),
  insured: v.optional(v.boolean(), false),
  /** EUR. */
  declaredValue: v.optional(declaredValueSchema, null),
};
const testRequestSchema = v.object(testRequestEntries);
/** The same as it is kept. */
export type TestRequest = v.InferOutput<typeof testRequestSchema>;

/** What a carrier has answered: an object, as the platform writes it down. */
const answerSchema = v.custom<JsonObject>((value) => isJson(value) && isJsonObject(value));

/** What a list says of a test case. */
const listed = {
  id: v.string(),
  testSampleId: v.string(),
  /** Where it stands in its series, from 1. */
  position: v.number(),
  name: v.string(),
  operation: v.fallback(v.picklist([...testOperations, 'unknown']), 'unknown'),
  carrier: v.fallback(v.picklist([...carriers, 'unknown']), 'unknown'),
  /** Empty where all products of the carrier are meant. */
  productCode: v.string(),
  /** False where it orders from a carrier in production, which costs money. */
  isExecutable: v.boolean(),
  /** The number of the execution after which it asks what it asks now: until then its answers are to another question. */
  answersAfter: v.number(),
  /** When it was said last what the carrier should answer; null as long as nobody has said so. */
  expectedAt: v.nullable(toldInstant()),
  version: v.number(),
};

/** A test case as a row. */
export const listedTestItemSchema = v.object({
  ...listed,
  /** „DE 24103“, as far as a row tells it. */
  from: v.object({ countryCode: v.string(), postalCode: v.string() }),
  to: v.object({ countryCode: v.string(), postalCode: v.string() }),
  pieces: v.number(),
  weightKg: v.number(),
  /** What became last of what it asks now; null before the first time. */
  latest: v.nullable(v.object({ ...testResultSchema.entries, startedAt: toldInstant() })),
  /** How the latest five executions of what it asks now ended, newest first. */
  past: v.array(testStatusSchema),
});
export type ListedTestItem = v.InferOutput<typeof listedTestItemSchema>;

/** What became of an item in one of the latest executions. */
export const pastResultSchema = v.object({
  executionId: v.string(),
  executionNumber: v.number(),
  startedAt: toldInstant(),
  startedBy: personRefSchema,
  status: testStatusSchema,
  message: v.string(),
  deviations: v.number(),
  duration: v.nullable(v.number()),
});
export type PastResult = v.InferOutput<typeof pastResultSchema>;

/** What an item has answered in one execution, beside what was expected of it then and how the two were compared. */
export const testAnswerSchema = v.object({
  executionNumber: v.number(),
  startedAt: toldInstant(),
  tolerancePercent: v.number(),
  ignoredFields: v.array(v.string()),
  expected: v.nullable(answerSchema),
  received: answerSchema,
});
export type TestAnswer = v.InferOutput<typeof testAnswerSchema>;

/** A test case with all that is known of it. */
export const testItemSchema = v.object({
  ...listed,
  ...testRequestSchema.entries,
  /** What the carrier should answer; null as long as nobody has said so. */
  expected: v.nullable(answerSchema),
  /** Who has said so. */
  expectedBy: v.nullable(personRefSchema),
  /** What it has answered last to what it asks now; null before the first time, and where it has not answered. */
  received: v.nullable(answerSchema),
  /** The latest executions, newest first. */
  history: v.array(pastResultSchema),
  /** How many there are in the series, and the ones before and after. */
  siblings: v.object({
    total: v.number(),
    previous: v.nullable(v.object({ id: v.string(), name: v.string() })),
    next: v.nullable(v.object({ id: v.string(), name: v.string() })),
  }),
});
export type TestItem = v.InferOutput<typeof testItemSchema>;
