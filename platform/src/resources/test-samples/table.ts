import type { Carrier, ExecutionStatus, JsonObject, TestOperation, TestRequest, TestStatus } from 'contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Series of test cases. They are nobody’s: staff keep them. */
export const testSamples = pgTable('test_samples', {
  id: text().primaryKey(),
  name: text().notNull(),
  tolerancePercent: doublePrecision().notNull(),
  ignoredFields: text().array().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  updatedById: text().notNull(),
  updatedByName: text().notNull(),
  version: integer().notNull().default(1),
});

/** The test cases of a series. */
export const testItems = pgTable(
  'test_items',
  {
    id: text().primaryKey(),
    sampleId: text()
      .notNull()
      .references(() => testSamples.id, { onDelete: 'cascade' }),
    /** The order in which they were added. */
    ordinal: bigserial({ mode: 'number' }).notNull(),
    name: text().notNull(),
    operation: text().$type<TestOperation>().notNull(),
    carrier: text().$type<Carrier>().notNull(),
    productCode: text().notNull(),
    request: jsonb().$type<TestRequest>().notNull(),
    expected: jsonb().$type<JsonObject>(),
    /** When somebody has said what is expected, and who, by their name of then. */
    expectedAt: timestamp({ withTimezone: true }),
    expectedById: text(),
    expectedByName: text(),
    /** The execution after which it asks what it asks now: answers up to that one are to another question. */
    answersAfter: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  ({ sampleId, ordinal }) => [index('test_items_in_order').on(sampleId, ordinal)],
);

/** Executions of a series, or of one of its cases. Of a series there is one under way at most. */
export const testExecutions = pgTable(
  'test_executions',
  {
    id: text().primaryKey(),
    sampleId: text()
      .notNull()
      .references(() => testSamples.id, { onDelete: 'cascade' }),
    /** The one case that it is of; null where it is of all. No reference: the record outlives the case. */
    itemId: text(),
    number: integer().notNull(),
    status: text().$type<ExecutionStatus>().notNull().default('running'),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Who hears its events, and their name at that time. */
    startedById: text().notNull(),
    startedByName: text().notNull(),
    orgCode: text().notNull(),
    /** How it compares, as the series had it when it began. */
    tolerancePercent: doublePrecision().notNull(),
    ignoredFields: text().array().notNull(),
    total: integer().notNull(),
    succeeded: integer().notNull().default(0),
    deviant: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    message: text().notNull().default(''),
    /** The number of its latest event. */
    sequence: integer().notNull().default(0),
    /** Who works on it right now, and until when nobody else may; null when nobody does. */
    leaseId: text(),
    leaseEndsAt: timestamp({ withTimezone: true }),
    /** How often in a row whoever worked on it has died. */
    deaths: integer().notNull().default(0),
  },
  ({ sampleId, number, status, startedAt }) => [
    unique().on(sampleId, number),
    uniqueIndex('test_executions_one_at_a_time')
      .on(sampleId)
      .where(sql`${status} = 'running'`),
    index('test_executions_by_age').on(startedAt),
  ],
);

/** What became of a case in an execution. */
export const testResults = pgTable(
  'test_results',
  {
    executionId: text()
      .notNull()
      .references(() => testExecutions.id, { onDelete: 'cascade' }),
    /** No reference: the record outlives the case. */
    itemId: text().notNull(),
    /** That of its execution, for which is the latest. */
    number: integer().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    carrier: text().$type<Carrier>().notNull(),
    status: text().$type<TestStatus>().notNull().default('waiting'),
    message: text().notNull().default(''),
    deviations: integer().notNull().default(0),
    durationMs: integer(),
    received: jsonb().$type<JsonObject>(),
    /** What the answer was compared with: what is expected may be said anew later. */
    expected: jsonb().$type<JsonObject>(),
  },
  ({ executionId, itemId, number }) => [
    primaryKey({ columns: [executionId, itemId] }),
    index('test_results_of_item').on(itemId, number),
  ],
);
