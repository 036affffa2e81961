import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { shipmentSearchText } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { type ChangedBy, recordCarrierNews } from './tracking.ts';

const { shipments } = tables;

/**
 * Writes down the number that a carrier has given later, and tells the organisation, once.
 *
 * @param by who has heard of it elsewhere; nobody where the carrier was asked
 * @returns whether it was written down here; not where somebody else was faster, or it was cancelled
 */
export async function fillTrackingNumber(
  { db, announcer, now }: Pick<Services, 'db' | 'announcer' | 'now'>,
  row: ShipmentRow,
  trackingNumber: string,
  by?: ChangedBy,
): Promise<boolean> {
  const searchText = shipmentSearchText(row.draft, row.orderNumber, trackingNumber);
  const isWithoutNumber = and(
    eq(shipments.id, row.id),
    isNull(shipments.trackingNumber),
    ne(shipments.status, 'cancelled'),
  );
  const news = await db.transaction(async (transaction) => {
    const [filled] = await transaction
      .update(shipments)
      .set({ trackingNumber, openSince: now(), searchText })
      .where(isWithoutNumber)
      .returning();
    return filled && recordCarrierNews(transaction, 'shipment-updated', row, filled, by);
  });
  if (news) announcer.announce(row.orgCode, news);
  return news !== undefined;
}
