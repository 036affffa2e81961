import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { hasArrived, isUnderWay, isWithoutNumber } from './awaited-conditions.ts';
import { orderNumberText } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { shipments } = tables;

/** A refused parcel is back within days; after these nobody asks for one that was delivered. */
const RETURNS_WITHIN_DAYS = 14;
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

/** All that carriers are asked about: what is under way, and what was delivered lately, which may come back. */
export async function findFollowed(db: Database, now: Date): Promise<AwaitedShipment[]> {
  const since = new Date(now.getTime() - RETURNS_WITHIN_DAYS * DAY_MS);
  const underWay = await db.select(columns).from(shipments).where(isUnderWay);
  const arrived = await db
    .select(columns)
    .from(shipments)
    .where(and(hasArrived, gt(shipments.deliveredAt, since)));
  return [...underWay, ...arrived].map(toAwaited);
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
