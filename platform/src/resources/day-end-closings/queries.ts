import { carriers, LIST_END } from 'contract';
import type { Carrier, OpenOfCarrier } from 'contract';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import type { ShipmentRow } from '../shipments/shipment-row.ts';
import type { ClosingRow, FailureRow } from './closing-row.ts';

const { closedShipments, closingFailures, dayEndClosings, shipments } = tables;

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/**
 * What waits for a closing: ordered, and not with its driver yet. As the index `shipments_not_closed` says it, so
 * that it is found by that.
 */
export function isOpen(scope: SQL | undefined, carrier?: Carrier): SQL | undefined {
  return and(
    scope,
    sql`${shipments.status} = 'ordered'`,
    isNull(shipments.closedAt),
    isNotNull(shipments.trackingNumber),
    carrier === undefined ? undefined : eq(shipments.carrier, carrier),
  );
}

/** One page of closings, the newest first. `scope` limits it. */
export async function listClosings(
  db: Database,
  scope: SQL | undefined,
  query: Paging,
): Promise<{ readonly rows: ClosingRow[]; readonly totalItems: number }> {
  const { limit, offset } = rowsOfPage(query);
  const newest = [desc(dayEndClosings.createdAt), desc(dayEndClosings.number)];
  const rows = await db
    .select()
    .from(dayEndClosings)
    .where(scope)
    .orderBy(...newest)
    .limit(Math.min(limit, LIST_END))
    .offset(offset);
  const counted = db
    .select({ id: dayEndClosings.id })
    .from(dayEndClosings)
    .where(scope)
    .orderBy(...newest)
    .limit(COUNTED_ROWS);
  return { rows, totalItems: await db.$count(counted.as('counted')) };
}

/** Sums of what is open, by carrier in the order of the contract. */
export async function sumOpen(db: Database, scope: SQL | undefined): Promise<OpenOfCarrier[]> {
  const rowsOfDraft = sql`jsonb_array_elements(${shipments.draft} #> '{shipmentData,packages}') piece`;
  const pieces = sql`(select sum((piece ->> 'amount')::integer) from ${rowsOfDraft})`;
  const grams = sql`(select sum((piece ->> 'amount')::integer * round((piece ->> 'weightKg')::numeric * 1000)) from ${rowsOfDraft})`;
  const failed = sql`${closingFailures.shipmentId} is not null`;
  const total = (what: SQL, where?: SQL) =>
    where
      ? sql<number>`coalesce(sum(${what}) filter (where ${where}), 0)::double precision`
      : sql<number>`coalesce(sum(${what}), 0)::double precision`;
  const one = sql`1`;
  const rows = await db
    .select({
      carrier: shipments.carrier,
      products: sql<string[]>`array_agg(distinct ${shipments.draft} ->> 'carrierProduct')`,
      shipments: total(one),
      packages: total(pieces),
      grams: total(grams),
      failedShipments: total(one, failed),
      failedPackages: total(pieces, failed),
      failedGrams: total(grams, failed),
    })
    .from(shipments)
    .leftJoin(closingFailures, eq(closingFailures.shipmentId, shipments.id))
    .where(isOpen(scope))
    .groupBy(shipments.carrier);
  return carriers.flatMap((carrier) => {
    const row = rows.find((each) => each.carrier === carrier);
    if (!row) return [];
    return [
      {
        carrier,
        products: row.products.filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b, 'de')),
        shipments: row.shipments,
        packages: row.packages,
        weightKg: row.grams / 1000,
        failed: {
          shipments: row.failedShipments,
          packages: row.failedPackages,
          weightKg: row.failedGrams / 1000,
        },
      },
    ];
  });
}

/** One page of a carrier's open shipments: those that have failed, then the newest. */
export async function listOpen(
  db: Database,
  scope: SQL | undefined,
  { carrier, ...query }: Paging & { readonly carrier: Carrier },
): Promise<{ readonly rows: { shipment: ShipmentRow; failure: FailureRow | null }[]; totalItems: number }> {
  const { limit, offset } = rowsOfPage(query);
  const isListed = isOpen(scope, carrier);
  const {
    statusGroup: _,
    deliveryDay: _day,
    facets: _facets,
    numbers: _numbers,
    ...columns
  } = getTableColumns(shipments);
  const rows = await db
    .select({ shipment: columns, failure: closingFailures })
    .from(shipments)
    .leftJoin(closingFailures, eq(closingFailures.shipmentId, shipments.id))
    .where(isListed)
    .orderBy(
      sql`(${closingFailures.shipmentId} is null)`,
      desc(shipments.createdAt),
      desc(shipments.orderNumber),
    )
    .limit(Math.min(limit, LIST_END))
    .offset(offset);
  const counted = db.select({ id: shipments.id }).from(shipments).where(isListed).limit(COUNTED_ROWS);
  return { rows, totalItems: await db.$count(counted.as('counted')) };
}

/** The shipments of a closing, in the order of their numbers. */
export function shipmentsOf(db: DatabaseSession, closingId: string): Promise<ShipmentRow[]> {
  const {
    statusGroup: _,
    deliveryDay: _day,
    facets: _facets,
    numbers: _numbers,
    ...columns
  } = getTableColumns(shipments);
  return db
    .select(columns)
    .from(closedShipments)
    .innerJoin(shipments, eq(shipments.id, closedShipments.shipmentId))
    .where(eq(closedShipments.closingId, closingId))
    .orderBy(asc(shipments.orderNumber));
}
