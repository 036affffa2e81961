import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { ProblemError } from '../../api/problem.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { orderNumberText, shipmentSearchText } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy as copy } from './shipments.copy.ts';
import { type ChangedBy, recordCarrierNews } from './tracking.ts';
import { findWithNumber } from './with-number.ts';

const { shipments } = tables;

/** What a carrier has given; a person who has heard of it elsewhere knows the number of the shipment alone. */
export interface LateNumbers {
  readonly trackingNumber: string;
  readonly pieceNumbers?: readonly string[];
}

/**
 * Writes down the number that a carrier has given later, with those of the pieces, and tells the organisation, once.
 *
 * @param by who has heard of it elsewhere, and may have mistaken it; nobody where the carrier was asked
 * @returns whether it was written down here; not where somebody else was faster, or it was cancelled
 * @throws {ProblemError} 409 where somebody types the number of another shipment of this carrier
 */
export async function fillTrackingNumber(
  { db, announcer, now }: Pick<Services, 'db' | 'announcer' | 'now'>,
  row: ShipmentRow,
  { trackingNumber, pieceNumbers = [] }: LateNumbers,
  by?: ChangedBy,
): Promise<boolean> {
  const searchText = shipmentSearchText(row.draft, row.orderNumber, trackingNumber, pieceNumbers);
  const isWithoutNumber = and(
    eq(shipments.id, row.id),
    isNull(shipments.trackingNumber),
    ne(shipments.status, 'cancelled'),
  );
  const news = await db.transaction(async (transaction) => {
    if (by) await requireOwnNumber(transaction, row, trackingNumber);
    const [filled] = await transaction
      .update(shipments)
      .set({ trackingNumber, pieceNumbers: [...pieceNumbers], openSince: now(), searchText })
      .where(isWithoutNumber)
      .returning();
    return filled && recordCarrierNews(transaction, 'shipment-updated', row, filled, by);
  });
  if (news) announcer.announce(row.orgCode, news);
  return news !== undefined;
}

/**
 * Hands an order without a number to people, because its carrier knows nothing of it: from now on it is an exception.
 * Does nothing where it has got a number meanwhile, or has moved on.
 *
 * @param reason German
 */
export async function handOverDenied(
  { db, announcer }: Pick<Services, 'db' | 'announcer'>,
  row: ShipmentRow,
  reason: string,
): Promise<void> {
  const isStillDenied = and(
    eq(shipments.id, row.id),
    eq(shipments.status, 'ordered'),
    isNull(shipments.trackingNumber),
  );
  const news = await db.transaction(async (transaction) => {
    const [denied] = await transaction
      .update(shipments)
      .set({ status: 'exception', exceptionReason: reason, version: sql`${shipments.version} + 1` })
      .where(isStillDenied)
      .returning();
    return denied && recordCarrierNews(transaction, 'shipment-status-updated', row, denied);
  });
  if (news) announcer.announce(row.orgCode, news);
}

/** The parcel of another one would be followed and cancelled in place of its own. */
async function requireOwnNumber(
  db: DatabaseSession,
  { carrier }: ShipmentRow,
  number: string,
): Promise<void> {
  if (carrier === '') return;
  // Two who type the same one at once do not both.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`numbers of ${carrier}`}))`);
  const [other] = await findWithNumber(db, carrier, number);
  if (!other) return;
  const title = copy.numberOfAnother(carrier);
  throw new ProblemError(409, {
    title,
    detail: copy.numberOfAnotherDetail(orderNumberText(other.orderNumber)),
  });
}
