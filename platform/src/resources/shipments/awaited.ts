import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { hasArrived, isUnderWay, isWithoutNumber } from './awaited-conditions.ts';
import { orderNumberText } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { shipments, trackingInquiries } = tables;

/** A refused parcel is back within days; after these nobody asks for one that was delivered. */
const RETURNS_WITHIN_DAYS = 14;
/** What is under way for longer has news of days and not of hours, if it has any. */
const HOURLY_DAYS = 30;
/** What has not come by then is lost: whoever opens it still has it asked about. */
const ASKED_DAYS = 180;
/** Of what is asked about daily; less than a day, so that a run finds what the same one of the day before took long for. */
const DAILY_MS = 23 * 3_600_000;
const DAY_MS = 86_400_000;

/** A shipment of which its carrier may have news. */
export interface AwaitedShipment extends Pick<ShipmentRow, 'id' | 'orgCode' | 'carrier'> {
  readonly orderNumber: string;
}

const columns = {
  id: shipments.id,
  orgCode: shipments.orgCode,
  carrier: shipments.carrier,
  orderNumber: shipments.orderNumber,
};

/**
 * All that carriers are asked about now: hourly what is under way, daily what takes long or was delivered lately and
 * may come back.
 */
export async function findFollowed(db: Database, now: Date): Promise<AwaitedShipment[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { deliveredAt, orderedAt } = shipments;
  const recent = await db
    .select(columns)
    .from(shipments)
    .where(and(isUnderWay, gt(orderedAt, daysAgo(HOURLY_DAYS))));
  const { askedAt, shipmentId } = trackingInquiries;
  const askedDaily = (which: SQL | undefined) =>
    db
      .select(columns)
      .from(shipments)
      .leftJoin(trackingInquiries, eq(shipmentId, shipments.id))
      .where(and(which, or(isNull(askedAt), lte(askedAt, new Date(now.getTime() - DAILY_MS)))));
  const slow = await askedDaily(
    and(isUnderWay, lte(orderedAt, daysAgo(HOURLY_DAYS)), gt(orderedAt, daysAgo(ASKED_DAYS))),
  );
  const arrived = await askedDaily(and(hasArrived, gt(deliveredAt, daysAgo(RETURNS_WITHIN_DAYS))));
  return [...recent, ...slow, ...arrived].map(toAwaited);
}

/** All that are ordered and have no number yet. */
export async function findWithoutNumber(db: Database): Promise<AwaitedShipment[]> {
  const rows = await db
    .select(columns)
    .from(shipments)
    .where(and(isWithoutNumber, isNull(shipments.ordering), isNotNull(shipments.orderedAt)));
  return rows.map(toAwaited);
}

function toAwaited({ orderNumber, ...row }: Pick<ShipmentRow, keyof typeof columns>): AwaitedShipment {
  return { ...row, orderNumber: orderNumberText(orderNumber) };
}

/** A shipment as it is now. */
export async function findShipment(db: Database, id: string): Promise<ShipmentRow | undefined> {
  const [row] = await db.select().from(shipments).where(eq(shipments.id, id));
  return row;
}
