import type {
  Carrier,
  ListedShipment,
  Notification,
  PersonRef,
  ShipmentStatus,
  TrackingEvent,
} from 'contract';
import { statusesOfGroup, takenOverStatuses } from 'contract';
import { and, desc, eq, exists, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordChange } from '../../audit/audit.ts';
import { type CarrierEvent, inTime } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { recordNews } from '../notifications/notify.ts';
import { standingOf } from './pieces.ts';
import { auditedFacts, orderNumberText, toOrderedParcel } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { isOpen, mayFollow } from './transitions.ts';

const { shipments, trackingEvents } = tables;

const TRACKING_TIMEOUT_MS = 8000;

/** More than the lives of 99 pieces have; a carrier that tells more does not make the answer longer. */
const MAX_EVENTS = 2000;

/** The stored history, newest first. */
export async function listEvents(db: DatabaseSession, shipmentId: string): Promise<TrackingEvent[]> {
  const rows = await db
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.shipmentId, shipmentId))
    .orderBy(desc(trackingEvents.at), desc(trackingEvents.id))
    .limit(MAX_EVENTS);
  return rows.map(({ id, at, status, description, location, carrierText, pieceNumber }) => ({
    id,
    at: at.toISOString(),
    status,
    description,
    location,
    carrierText,
    pieceNumber,
  }));
}

/**
 * The newest message of the stored history of each, by the shipment's id; one without a history is not in it. Pieces of
 * which the same is told in the same minute travel together: all of them are named.
 */
export async function newestEvents(
  db: DatabaseSession,
  shipmentIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ListedShipment['lastEvent']>>> {
  if (shipmentIds.length === 0) return new Map();
  const { shipmentId, id, at, status, description, pieceNumber } = trackingEvents;
  const newest = db
    .selectDistinctOn([shipmentId], { shipmentId, at, status, description, pieceNumber })
    .from(trackingEvents)
    .where(inArray(shipmentId, [...shipmentIds]))
    .orderBy(shipmentId, desc(at), desc(id))
    .as('newest');
  const together = alias(trackingEvents, 'together');
  const isTogether = and(
    eq(together.shipmentId, newest.shipmentId),
    eq(together.status, newest.status),
    eq(together.description, newest.description),
    sql`date_trunc('minute', ${together.at}) = date_trunc('minute', ${newest.at})`,
    isNotNull(newest.pieceNumber),
    isNotNull(together.pieceNumber),
  );
  const rows = await db
    // A piece of which the same is told twice in it is named once.
    .selectDistinct({
      shipmentId: newest.shipmentId,
      at: newest.at,
      description: newest.description,
      pieceNumber: together.pieceNumber,
    })
    .from(newest)
    .leftJoin(together, isTogether)
    .orderBy(together.pieceNumber);
  const events = new Map<string, NonNullable<ListedShipment['lastEvent']>>();
  for (const row of rows) {
    const event = events.get(row.shipmentId);
    if (event && row.pieceNumber !== null) event.pieceNumbers.push(row.pieceNumber);
    if (event) continue;
    const pieceNumbers = row.pieceNumber === null ? [] : [row.pieceNumber];
    events.set(row.shipmentId, { at: row.at.toISOString(), description: row.description, pieceNumbers });
  }
  return events;
}

/** Which of these their carrier has taken over by its own reports, whatever their status is now; their ids. */
export async function findTakenOver(
  db: DatabaseSession,
  shipmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (shipmentIds.length === 0) return new Set();
  const { shipmentId, status } = trackingEvents;
  const rows = await db
    .selectDistinct({ shipmentId })
    .from(trackingEvents)
    .where(and(inArray(shipmentId, [...shipmentIds]), inArray(status, [...takenOverStatuses])));
  return new Set(rows.map((row) => row.shipmentId));
}

/** Whether a shipment is an exception that its carrier has reported since then; what was mended meanwhile is none. */
export function isExceptionSince(db: DatabaseSession, start: Date) {
  const { shipmentId, status, at } = trackingEvents;
  const reports = db
    .select({ shipmentId })
    .from(trackingEvents)
    .where(
      and(eq(shipmentId, shipments.id), inArray(status, [...statusesOfGroup.exception]), gte(at, start)),
    );
  return and(eq(shipments.statusGroup, 'exception'), exists(reports));
}

/** Whether its carrier may still have news of it. */
export function isFollowed({ status, isDemo, trackingNumber }: ShipmentRow): boolean {
  return trackingNumber !== null && !isDemo && isOpen(status);
}

/**
 * Asks the carrier for news, keeps them, and moves the shipment on where its status allows it.
 * A template, demo data, and what is cancelled or returned are left as they are.
 *
 * @returns the shipment as it is now
 * @throws what the carrier's connection throws
 */
export async function refreshTracking(
  { db, carriers, announcer, now }: Omit<Services, 'reportFault'>,
  row: ShipmentRow,
): Promise<ShipmentRow> {
  const parcel = toOrderedParcel(row);
  const connection = carriers.get(row.carrier as Carrier);
  const { trackingNumber } = row;
  if (!parcel || trackingNumber === null || !connection || !isFollowed(row)) return row;

  const timeLimit = AbortSignal.timeout(TRACKING_TIMEOUT_MS);
  const events = await inTime(timeLimit, (limit) => connection.track({ ...parcel, trackingNumber }, limit));
  const { refreshed, news } = await db.transaction(async (transaction) => {
    await keepEvents(transaction, row.id, events);
    return moveOn(transaction, row, events, now());
  });
  if (news) announcer.announce(row.orgCode, news);
  return refreshed;
}

async function keepEvents(db: DatabaseSession, shipmentId: string, events: readonly CarrierEvent[]) {
  const known = events.flatMap((event) =>
    event.status === 'unknown'
      ? []
      : [{ ...event, shipmentId, status: event.status, at: new Date(event.at) }],
  );
  if (known.length > 0) await db.insert(trackingEvents).values(known).onConflictDoNothing();
}

async function moveOn(db: DatabaseSession, row: ShipmentRow, events: readonly CarrierEvent[], now: Date) {
  const standing = standingOf(row, events);
  const { latest } = standing;
  const status =
    standing.status !== 'unknown' && mayFollow(row.status, standing.status) ? standing.status : row.status;
  const isMoving = status !== row.status;
  // After one piece another may be in trouble.
  const isNewReason = isMoving || (status === 'exception' && latest?.pieceNumber);
  const exceptionReason = isNewReason
    ? status === 'exception'
      ? (latest?.description ?? null)
      : null
    : row.exceptionReason;
  const [refreshed] = await db
    .update(shipments)
    .set({
      status,
      exceptionReason,
      ...announcedHours(status, latest),
      deliveredAt: deliveredAt(row, status, events),
      trackedAt: now,
      // Whoever cancels it has seen where it stood.
      ...(isMoving && { version: sql`${shipments.version} + 1` }),
    })
    // Somebody else may have moved it in the meantime; then theirs is the newer truth.
    .where(and(eq(shipments.id, row.id), eq(shipments.status, row.status)))
    .returning();
  if (!refreshed) {
    const [current = row] = await db.select().from(shipments).where(eq(shipments.id, row.id));
    return { refreshed: current, news: undefined };
  }
  if (!isMoving) return { refreshed, news: undefined };
  return { refreshed, news: await recordCarrierNews(db, 'shipment-status-updated', row, refreshed) };
}

/** Who has written down what a carrier has told them, and by which call. */
export interface ChangedBy {
  readonly ref: PersonRef;
  readonly requestId: string;
}

/**
 * Writes down what a carrier has changed, and tells the organisation.
 *
 * @param by nobody where the carrier was asked
 */
export async function recordCarrierNews(
  db: DatabaseSession,
  type: 'shipment-status-updated' | 'shipment-updated',
  before: ShipmentRow,
  after: ShipmentRow,
  by?: ChangedBy,
): Promise<Notification> {
  const { orgCode, id } = after;
  await recordChange(db, {
    orgCode,
    by: by?.ref ?? null,
    action: 'changed',
    object: { kind: 'shipment', id },
    before: auditedFacts(before),
    after: auditedFacts(after),
    requestId: by?.requestId ?? null,
  });
  const shipment = { ...after, orderNumber: orderNumberText(after.orderNumber) };
  return recordNews(db, { orgCode, type, by: null, shipment });
}

/** The hours that the carrier's last report announces; any later report takes them back. */
function announcedHours(
  status: ShipmentStatus,
  latest: CarrierEvent | undefined,
): Pick<ShipmentRow, 'deliveryFrom' | 'deliveryUntil'> {
  const hours = latest?.status === status ? latest.deliveryWindow : null;
  if (!hours) return { deliveryFrom: null, deliveryUntil: null };
  return { deliveryFrom: new Date(hours.from), deliveryUntil: new Date(hours.until) };
}

/** When the parcel arrived. A scan that the carrier has taken back is no delivery. */
function deliveredAt(
  row: ShipmentRow,
  status: ShipmentStatus,
  events: readonly TrackingEvent[],
): Date | null {
  if (status !== 'delivered' && status !== 'returned') return null;
  const times = events.filter((event) => event.status === 'delivered').map(({ at }) => Date.parse(at));
  return times.length > 0 ? new Date(Math.max(...times)) : row.deliveredAt;
}
