import { addDays, daysBefore, spansOf, unitOf } from 'contract';
import type { Statistics, WholeRange } from 'contract';
import type { SQL } from 'drizzle-orm';
import type { StartOfDay } from '../../api/caller-day.ts';
import type { Database } from '../../store/index.ts';
import { addUp, sumShipments } from './shipment-sums.ts';
import type { SumsOfCarrier } from './shipment-sums.ts';

interface Counted {
  readonly before: WholeRange;
  readonly spans: readonly WholeRange[];
  /** Of the spans, without what lies before. */
  readonly rows: readonly SumsOfCarrier[];
  readonly rowsBefore: readonly SumsOfCarrier[];
}

/** What was dispatched in a range and in as many days before it, by span and carrier. */
async function count(
  db: Database,
  scope: SQL | undefined,
  range: WholeRange,
  startOfDay: StartOfDay,
): Promise<Counted> {
  const before = daysBefore(range);
  const spans = spansOf(range, unitOf(range));
  const starts = [before, ...spans].map(({ from }) => startOfDay(from));
  const rows = await sumShipments(db, scope, starts, startOfDay(addDays(range.to, 1)));
  return {
    before,
    spans,
    rows: rows.flatMap((row) => (row.span > 0 ? [{ ...row, span: row.span - 1 }] : [])),
    rowsBefore: rows.filter(({ span }) => span === 0),
  };
}

/** The figures of a range. `scope` limits it to what the caller may see. */
export async function statisticsOf(
  db: Database,
  scope: SQL | undefined,
  range: WholeRange,
  { startOfDay, now }: { readonly startOfDay: StartOfDay; readonly now: Date },
): Promise<Statistics> {
  const { before, spans, rows, rowsBefore } = await count(db, scope, range, startOfDay);
  const byCarrier = [...Map.groupBy(rows, ({ carrier }) => carrier)].map(([carrier, ofCarrier]) => ({
    carrier,
    ...addUp(ofCarrier),
  }));
  return {
    ...range,
    totals: addUp(rows),
    before: { ...before, ...addUp(rowsBefore) },
    carriers: byCarrier.toSorted(
      (one, other) => other.shipments - one.shipments || one.carrier.localeCompare(other.carrier),
    ),
    unit: unitOf(range),
    spans: spans.map((span, index) => ({
      ...span,
      ...addUp(rows.filter((row) => row.span === index)),
    })),
    asOf: now.toISOString(),
  };
}

/** What one carrier has had in one span, as a line of a table. */
export interface StatisticsLine extends SumsOfCarrier {
  readonly days: WholeRange;
}

/** The same figures taken apart as far as they were counted, in the order of days and carriers. */
export async function linesOf(
  db: Database,
  scope: SQL | undefined,
  range: WholeRange,
  startOfDay: StartOfDay,
): Promise<StatisticsLine[]> {
  const { spans, rows } = await count(db, scope, range, startOfDay);
  return spans.flatMap((days, index) =>
    rows
      .filter(({ span }) => span === index)
      .toSorted((one, other) => one.carrier.localeCompare(other.carrier))
      .map((row) => ({ ...row, days })),
  );
}
