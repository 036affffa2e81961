import type { CronKind, CronLogLevel, CronOutcome, CronResult, CronRunStatus } from 'contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Runs of the jobs that keep a record. Of one kind there is one under way at most. */
export const cronRuns = pgTable(
  'cron_runs',
  {
    id: text().primaryKey(),
    kind: text().$type<CronKind>().notNull(),
    status: text().$type<CronRunStatus>().notNull().default('pending'),
    result: integer().$type<CronResult>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Null where it was the clock. */
    startedById: text(),
    /** The name at that time: the record outlives the account. */
    startedByName: text(),
    succeeded: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Who works on it right now, and until when nobody else may; null when nobody does. */
    leaseId: text(),
    leaseEndsAt: timestamp({ withTimezone: true }),
    /** How often in a row whoever worked on it has died. */
    deaths: integer().notNull().default(0),
  },
  ({ kind, status, startedAt, id }) => [
    uniqueIndex('cron_runs_one_at_a_time')
      .on(kind)
      .where(sql`${status} = 'pending'`),
    index('cron_runs_newest').on(startedAt, id),
    index('cron_runs_of_kind').on(kind, startedAt, id),
  ],
);

/** What a run was about, each thing once, however often the run was broken off and taken up again. */
export const cronRunItems = pgTable(
  'cron_run_items',
  {
    runId: text()
      .notNull()
      .references(() => cronRuns.id, { onDelete: 'cascade' }),
    /** What it is within its run: the id of a shipment, a line of a file. */
    itemKey: text().notNull(),
    /** The order in which they were done. */
    ordinal: bigserial({ mode: 'number' }).notNull(),
    label: text().notNull(),
    /** No references: the record outlives the shipment. */
    shipmentId: text(),
    orgCode: text(),
    outcome: text().$type<CronOutcome>().notNull(),
    message: text().notNull(),
    durationMs: integer().notNull(),
  },
  ({ runId, itemKey, ordinal, outcome }) => [
    primaryKey({ columns: [runId, itemKey] }),
    index('cron_run_items_in_order').on(runId, ordinal),
    index('cron_run_items_by_outcome').on(runId, outcome, ordinal),
  ],
);

/** What a run has noted of itself. */
export const cronRunLines = pgTable(
  'cron_run_lines',
  {
    runId: text()
      .notNull()
      .references(() => cronRuns.id, { onDelete: 'cascade' }),
    ordinal: bigserial({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    level: text().$type<CronLogLevel>().notNull().default('info'),
    text: text().notNull(),
  },
  ({ runId, ordinal }) => [primaryKey({ columns: [runId, ordinal] })],
);
