import { carriers as allCarriers, connectionStateOf, DECIDING_CALLS } from 'contract';
import type { Carrier, CarrierConnectionFacts, CarrierHour } from 'contract';
import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Carriers } from '../../carriers/index.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { isFailed } from './table.ts';

const { carrierCalls } = tables;

const HOUR_MS = 3_600_000;
const HOURS = 24;

/** How the connections to some carriers are, in the order of the contract. */
export async function findConnections(
  db: Database,
  carriers: Carriers,
  now: Date,
  asked: readonly Carrier[] = allCarriers,
): Promise<CarrierConnectionFacts[]> {
  const currentHour = Math.floor(now.getTime() / HOUR_MS);
  const [latest, answers, failures, hours] = await Promise.all([
    latestOf(db, asked, DECIDING_CALLS),
    latestOf(db, asked, 1, sql`not (${isFailed})`),
    latestOf(db, asked, 1, isFailed),
    hoursOf(db, new Date((currentHour - HOURS + 1) * HOUR_MS), asked),
  ]);
  return asked.map((carrier) => {
    const connection = carriers.get(carrier);
    const isIts = (row: { readonly carrier: Carrier }) => row.carrier === carrier;
    const answer = answers.find(isIts);
    const failure = failures.find(isIts);
    return {
      carrier,
      displayName: connection?.displayName ?? carrier,
      state: connection ? stateOf(carrier, latest) : 'notConfigured',
      isProduction: connection?.isProduction ?? null,
      lastAnswer: answer ? { at: answer.createdAt.toISOString(), durationMs: answer.durationMs } : null,
      lastFailure: failure
        ? {
            at: failure.createdAt.toISOString(),
            operation: failure.operation,
            outcome: failure.outcome,
            detail: failure.detail,
          }
        : null,
      hours: Array.from({ length: HOURS }, (_, index): CarrierHour => {
        const hour = currentHour - HOURS + 1 + index;
        const counted = hours.find((row) => isIts(row) && row.hour === hour);
        return {
          from: new Date(hour * HOUR_MS).toISOString(),
          calls: counted?.calls ?? 0,
          failed: counted?.failed ?? 0,
          medianMs: counted ? Math.round(counted.medianMs) : null,
          slowMs: counted ? Math.round(counted.slowMs) : null,
        };
      }),
    };
  });
}

/** How many carriers are disturbed, of those that are connected. */
export async function countDisturbed(db: Database, carriers: Carriers): Promise<number> {
  const connected = allCarriers.filter((carrier) => carriers.get(carrier));
  const latest = await latestOf(db, connected, DECIDING_CALLS);
  return connected.filter((carrier) => stateOf(carrier, latest) === 'disturbed').length;
}

function stateOf(carrier: Carrier, latest: Awaited<ReturnType<typeof latestOf>>) {
  const its = latest.filter((row) => row.carrier === carrier);
  return connectionStateOf(its.map(({ createdAt: at, outcome }) => ({ at, outcome })));
}

/** The latest calls to each carrier, the newest first: each by the index, in one question. */
async function latestOf(db: Database, asked: readonly Carrier[], most: number, only?: SQL) {
  const { carrier, createdAt, id } = carrierCalls;
  const ofOne = (one: Carrier) =>
    db
      .select()
      .from(carrierCalls)
      .where(and(eq(carrier, one), only))
      .orderBy(desc(createdAt), desc(id))
      .limit(most);
  const [first, second, ...others] = asked.map(ofOne);
  if (!first) return [];
  const rows = await (second ? unionAll(first, second, ...others) : first);
  return rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
}

/** How long calls took, hour by hour since a moment; an hour is named by how many lie before it since 1970. */
async function hoursOf(db: Database, since: Date, asked: readonly Carrier[]) {
  const { carrier, createdAt, durationMs } = carrierCalls;
  const hour = sql<number>`floor(extract(epoch from ${createdAt}) / 3600)::integer`;
  const atMost = (share: string) =>
    sql<number>`percentile_cont(${sql.raw(share)}) within group (order by ${durationMs})`;
  return db
    .select({
      carrier,
      hour,
      calls: count(),
      failed: sql<number>`(count(*) filter (where ${isFailed}))::integer`,
      medianMs: atMost('0.5'),
      slowMs: atMost('0.95'),
    })
    .from(carrierCalls)
    .where(and(gte(createdAt, since), inArray(carrier, [...asked])))
    .groupBy(carrier, hour);
}
