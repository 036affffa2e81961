import type { Carrier, ShipmentSums } from 'contract';
import { and, gte, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';

const { shipments } = tables;

/** What one carrier has had in one span. */
export interface SumsOfCarrier extends ShipmentSums {
  /** Of the span, from 0. */
  readonly span: number;
  readonly carrier: Carrier;
}

/**
 * Adds up what was ordered and not cancelled, by span and carrier, in one question that the index
 * `shipments_of_organization_by_order` answers alone.
 *
 * @param scope limits it to what the caller may see
 * @param starts when each span begins, in order; the last ends at `end`
 */
export async function sumShipments(
  db: Database,
  scope: SQL | undefined,
  starts: readonly Date[],
  end: Date,
): Promise<SumsOfCarrier[]> {
  const [first] = starts;
  if (first === undefined) return [];
  const moments = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const amount = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::integer`;
  const { orderedAt, status, carrier, priceNetCents } = shipments;
  const rows = await db
    .select({
      span: sql<number>`width_bucket(${orderedAt}, array[${moments}]) - 1`,
      carrier,
      shipments: sql<number>`count(*)::integer`,
      delivered: amount(sql`${status} = 'delivered'`),
      underWay: amount(sql`${status} in ('ordered', 'transit', 'in_delivery')`),
      exceptions: amount(sql`${status} = 'exception'`),
      priceNetCents: sql<number>`coalesce(sum(${priceNetCents}), 0)::double precision`,
      priced: sql<number>`count(${priceNetCents})::integer`,
    })
    .from(shipments)
    .where(and(scope, gte(orderedAt, first), lt(orderedAt, end), ne(status, 'cancelled')))
    // By their places: what is asked for with values is no expression that it could be named by.
    .groupBy(sql`1`, sql`2`);
  // Whatever was ordered has a carrier.
  return rows as SumsOfCarrier[];
}

const noSums: ShipmentSums = {
  shipments: 0,
  delivered: 0,
  underWay: 0,
  exceptions: 0,
  priceNetCents: 0,
  priced: 0,
};

/** All of some sums together. */
export function addUp(rows: readonly ShipmentSums[]): ShipmentSums {
  const keys = Object.keys(noSums) as (keyof ShipmentSums)[];
  const total = (key: keyof ShipmentSums) => rows.reduce((sum, row) => sum + row[key], 0);
  return Object.fromEntries(keys.map((key) => [key, total(key)])) as unknown as ShipmentSums;
}
