import { failedOutcomes } from 'contract';
import type { Carrier, CarrierCallOutcome, CarrierOperation } from 'contract';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** As the condition of an index has to be written: without parameters. */
export const isFailed = sql.raw(`outcome in (${failedOutcomes.map((outcome) => `'${outcome}'`).join(', ')})`);

/** Every call to a carrier of the last days, for how its connection is and how long it takes. */
export const carrierCalls = pgTable(
  'carrier_calls',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    carrier: text().$type<Carrier>().notNull(),
    operation: text().$type<CarrierOperation>().notNull(),
    outcome: text().$type<CarrierCallOutcome>().notNull(),
    /** When the carrier was asked. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    durationMs: integer().notNull(),
    /** What the error of a failure says, without secrets. */
    detail: text().notNull(),
  },
  ({ carrier, createdAt, id }) => [
    index('carrier_calls_of_carrier').on(carrier, createdAt, id),
    // One that has not failed for days is not looked through for it.
    index('carrier_calls_failed').on(carrier, createdAt, id).where(isFailed),
    index('carrier_calls_by_time').on(createdAt),
  ],
);
