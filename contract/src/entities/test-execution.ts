import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { carriers } from './carrier.ts';
import { personRefSchema } from './shipment.ts';

/**
 * How an item of an execution stands: it `waiting`s, is `running`, its carrier's answer was `received`, and then it
 * `succeeded`, is `deviant` from what is expected, or `failed` because there was no answer.
 */
export const testStatuses = ['waiting', 'running', 'received', 'succeeded', 'deviant', 'failed'] as const;
export type TestStatus = (typeof testStatuses)[number];

/** `failed`: it came to no end. What became of its items is told by their numbers. */
export const executionStatuses = ['running', 'done', 'failed'] as const;
export type ExecutionStatus = (typeof executionStatuses)[number];

export const testStatusSchema = v.fallback(v.picklist([...testStatuses, 'unknown']), 'unknown');

/** One execution of a series, or of one of its items. */
export const testExecutionSchema = v.object({
  id: v.string(),
  testSampleId: v.string(),
  /** The item that it is of; null where it is of all. */
  testItemId: v.nullable(v.string()),
  /** Counts the executions of a series, from 1. */
  number: v.number(),
  status: v.fallback(v.picklist([...executionStatuses, 'unknown']), 'unknown'),
  startedAt: toldInstant(),
  endedAt: v.nullable(toldInstant()),
  startedBy: personRefSchema,
  total: v.number(),
  succeeded: v.number(),
  deviant: v.number(),
  failed: v.number(),
  /** Why it came to no end, in German; empty where it did, or still may. */
  message: v.string(),
  /** The number of its latest event: what was told before is in this answer already. */
  sequence: v.number(),
});
export type TestExecution = v.InferOutput<typeof testExecutionSchema>;

/** What became of one item in one execution, without the answer. */
export const testResultSchema = v.object({
  testItemId: v.string(),
  /** As it stood at that time. */
  position: v.number(),
  name: v.string(),
  carrier: v.fallback(v.picklist([...carriers, 'unknown']), 'unknown'),
  status: testStatusSchema,
  /** Why it failed, or what deviates, in German; empty where there is nothing to say. */
  message: v.string(),
  /** Fields that are not as expected. */
  deviations: v.number(),
  /** Milliseconds that the carrier took; null as long as nothing was heard of it. */
  duration: v.nullable(v.number()),
});
export type TestResult = v.InferOutput<typeof testResultSchema>;

/** An execution with what became of its items, in their order. */
export const executionDetailSchema = v.object({
  execution: testExecutionSchema,
  results: v.array(testResultSchema),
});
export type ExecutionDetail = v.InferOutput<typeof executionDetailSchema>;
