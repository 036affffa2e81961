import { otherLayouts, trackingNumbersOf } from 'contract';
import { and, arrayOverlaps, desc, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { shipments } = tables;

/**
 * What has exactly this number, as reference, order number or tracking number: templates first, then the newest.
 * What is cancelled or discarded is nobody's to pack. Where nothing has it, what has the number that a barcode
 * contains, or that the scanner meant with another keyboard layout.
 *
 * @param scope limits it to what the caller may see
 */
export async function findScanned(
  db: Database,
  scope: SQL | undefined,
  number: string,
  limit: number,
): Promise<ShipmentRow[]> {
  const found = await findAny(db, scope, [number], limit);
  if (found.length > 0) return found;
  const meant = [number, ...otherLayouts(number)];
  // A digit at an end that another layout makes a sign of is no sign to drop.
  const whole = meant.filter((text) => text === number || /^[\p{L}\p{N}(\]].*[\p{L}\p{N}]$/su.test(text));
  return findAny(db, scope, [...meant, ...whole.flatMap(trackingNumbersOf)], limit);
}

function findAny(
  db: Database,
  scope: SQL | undefined,
  wanted: readonly string[],
  limit: number,
): Promise<ShipmentRow[]> {
  const { numbers, status, statusGroup, createdAt, orderNumber } = shipments;
  const list = sql.join([...new Set(wanted)].map(comparable), sql`, `);
  return db
    .select()
    .from(shipments)
    .where(and(scope, arrayOverlaps(numbers, sql`array[${list}]`), ne(status, 'cancelled')))
    .orderBy(sql`${statusGroup} <> 'avis'`, desc(createdAt), desc(orderNumber))
    .limit(limit);
}

/** As the column has it: the database's own letters, so that both sides are made large alike. */
export function comparable(number: string | AnyPgColumn): SQL {
  return sql`upper(regexp_replace(${number}::text, '\\s', '', 'g'))`;
}
