import { addDays, lastDayOfMonth, spansOf } from 'contract';
import type { BillingCosts } from 'contract';
import { and, asc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { StartOfDay } from '../../api/caller-day.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { ShipmentRow } from '../shipments/shipment-row.ts';
import { addUp, sumShipments } from '../statistics/shipment-sums.ts';

const { shipments } = tables;

interface Calendar {
  /** `yyyy-MM-dd` */
  readonly today: string;
  readonly startOfDay: StartOfDay;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** What each month of a year has cost. `scope` limits it to what the caller may see. */
export async function costsOf(
  db: Database,
  scope: SQL | undefined,
  askedYear: number | undefined,
  { today, startOfDay }: Calendar,
): Promise<BillingCosts> {
  const first = await firstOrder(db, scope);
  const years = yearsSince(first, { today, startOfDay });
  const year = askedYear ?? yearOf(today);
  const lastDay = `${year}-12-31`;
  const all = spansOf({ from: `${year}-01-01`, to: lastDay < today ? lastDay : today }, 'month');
  const months = all.filter(({ to }) => first !== undefined && first < startOfDay(addDays(to, 1)));
  const starts = months.map(({ from }) => startOfDay(from));
  // The month of today ends with it: nothing is ordered tomorrow.
  const end = startOfDay(addDays(months.at(-1)?.to ?? today, 1));
  const rows = await sumShipments(db, scope, starts, end);
  const costs = months.map(({ from }, index) => {
    const sums = addUp(rows.filter(({ span }) => span === index));
    return {
      month: from.slice(0, 7),
      shipments: sums.shipments,
      priceNetCents: sums.priceNetCents,
      unpriced: sums.shipments - sums.priced,
    };
  });
  return { year, years, months: costs.toReversed() };
}

/** When the first shipment of all was ordered. */
async function firstOrder(db: Database, scope: SQL | undefined): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: shipments.orderedAt })
    .from(shipments)
    .where(and(scope, isNotNull(shipments.orderedAt)))
    .orderBy(asc(shipments.orderedAt))
    .limit(1);
  return row?.at ?? undefined;
}

/** From this year back to that of a moment. */
function yearsSince(first: Date | undefined, { today, startOfDay }: Calendar): number[] {
  const latest = yearOf(today);
  const years = [latest];
  if (first === undefined) return years;
  for (let year = latest; first < startOfDay(`${year}-01-01`); year -= 1) years.push(year - 1);
  return years;
}

/** A shipment of a month, with what its line of „Einzelnachweis“ says. */
export type BilledShipment = Pick<
  ShipmentRow,
  'id' | 'orderNumber' | 'trackingNumber' | 'orderedAt' | 'carrier' | 'draft' | 'priceNetCents'
>;

const BATCH = 500;

/**
 * All shipments whose prices make the sum of a month, in the order of ordering: reads some, and the next once
 * those are taken.
 *
 * @param month `yyyy-MM`
 */
export async function* shipmentsOfMonth(
  db: Database,
  scope: SQL | undefined,
  month: string,
  startOfDay: StartOfDay,
): AsyncGenerator<BilledShipment[], void> {
  const { id, orderNumber, trackingNumber, orderedAt, carrier, draft, priceNetCents } = shipments;
  const isOfMonth = and(
    scope,
    gte(orderedAt, startOfDay(`${month}-01`)),
    lt(orderedAt, startOfDay(addDays(lastDayOfMonth(month), 1))),
    ne(shipments.status, 'cancelled'),
  );
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ id, orderNumber, trackingNumber, orderedAt, carrier, draft, priceNetCents })
      .from(shipments)
      .where(and(isOfMonth, after))
      .orderBy(asc(orderedAt), asc(orderNumber))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < BATCH) return;
    // As exactly as the database keeps the moment.
    const place = db.select({ at: orderedAt, number: orderNumber }).from(shipments).where(eq(id, last.id));
    after = sql`(${orderedAt}, ${orderNumber}) > (${place})`;
  }
}
