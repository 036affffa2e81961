import type { Carrier } from 'contract';
import { and, arrayContains, desc, eq, sql } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { comparable } from './find-scanned.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { shipments } = tables;

/** Shipments of a carrier that have this tracking number, of all organisations, the newest first; two at most. */
export function findWithNumber(
  db: DatabaseSession,
  carrier: Carrier,
  number: string,
): Promise<ShipmentRow[]> {
  const { numbers, createdAt, orderNumber, trackingNumber } = shipments;
  return db
    .select()
    .from(shipments)
    .where(
      and(
        // A reference may look like it; the index knows both.
        arrayContains(numbers, sql`array[${comparable(number)}]`),
        eq(shipments.carrier, carrier),
        eq(comparable(trackingNumber), comparable(number)),
      ),
    )
    .orderBy(desc(createdAt), desc(orderNumber))
    .limit(2);
}
