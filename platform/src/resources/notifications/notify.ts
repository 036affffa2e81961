import { randomBytes } from 'node:crypto';
import type {
  Notification,
  NotificationShipmentStatus,
  NotificationType,
  PersonRef,
  ShipmentStatus,
} from 'contract';
import { sql } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { notifications } = tables;

// Any number that nobody else locks by ("news" on a phone's keys).
const NEWS_LOCK = 6397;

/** Brings a stored notification to the screens that are open. */
export interface Announcer {
  /** To everybody in the organisation; for the person who caused it it is read. */
  announce(orgCode: string, notification: Notification): void;
}

/** What happened to a shipment. */
export interface ShipmentNews {
  readonly orgCode: string;
  readonly type: Exclude<NotificationType, 'pickup-created' | 'rate-request-answered'>;
  /** Null when nobody did it, such as a carrier's scan. */
  readonly by: PersonRef | null;
  readonly shipment: {
    readonly id: string;
    readonly orderNumber: string;
    readonly trackingNumber: string | null;
    readonly status: ShipmentStatus;
  };
}

/**
 * Stores the notification of what happened, as the last thing in the transaction in which it does.
 * Announce it once that has ended: nobody may hear of what is undone. What the organisation wants to
 * hear of decides what is shown at once, not what is kept.
 */
export function recordNews(db: DatabaseSession, { shipment, ...news }: ShipmentNews): Promise<Notification> {
  const { id, orderNumber, trackingNumber, status } = shipment;
  return store(db, { ...news, entity: { id, orderNumber, trackingNumber, status: spellStatus(status) } });
}

/** The same of a quote request that staff have answered. */
export function recordQuoteNews(
  db: DatabaseSession,
  news: Pick<StoredNews, 'orgCode' | 'by'> & {
    readonly quote: { readonly id: string; readonly quoteNumber: string };
  },
): Promise<Notification> {
  const { orgCode, by, quote } = news;
  const entity = { ...quote, orderNumber: null, trackingNumber: null, status: null };
  return store(db, { orgCode, by, type: 'rate-request-answered', entity });
}

/** The same of a pickup that somebody has ordered: of the first day on which it comes, where there is one. */
export function recordPickupNews(
  db: DatabaseSession,
  news: Pick<StoredNews, 'orgCode' | 'by'> & {
    readonly pickup: {
      readonly id: string;
      readonly day: string | null;
      readonly lastPossiblePickupTime: string | null;
    };
  },
): Promise<Notification> {
  const { orgCode, by, pickup } = news;
  const { id, day, lastPossiblePickupTime } = pickup;
  const entity = { id, orderNumber: null, trackingNumber: null, status: null };
  return store(db, {
    orgCode,
    by,
    type: 'pickup-created',
    entity: { ...entity, startAt: day, lastPossiblePickupTime },
  });
}

interface StoredNews extends Pick<ShipmentNews, 'orgCode' | 'by'> {
  readonly type: NotificationType;
  readonly entity: Notification['entity'];
}

async function store(db: DatabaseSession, news: StoredNews): Promise<Notification> {
  // One at a time in an organisation, to the end of the transaction: a lower ordinal that comes to
  // light later would lie below the watermark of whoever has read all there was, and be read unseen.
  await db.execute(sql`select pg_advisory_xact_lock(${NEWS_LOCK}, hashtext(${news.orgCode}))`);
  const [row] = await db
    .insert(notifications)
    .values({
      id: `ntf_${randomBytes(12).toString('hex')}`,
      orgCode: news.orgCode,
      type: news.type,
      // Not when the transaction began, which may have waited long for the lock.
      createdAt: sql`clock_timestamp()`,
      createdById: news.by?.id ?? null,
      createdByName: news.by?.full_name ?? null,
      entity: news.entity,
    })
    .returning();
  if (!row) throw new Error(`The notification of ${news.entity.id} was not stored`);
  return toNotification(row, false);
}

/** A stored notification as the contract writes it. */
export function toNotification(row: typeof notifications.$inferSelect, isRead: boolean): Notification {
  const { id, type, createdById, createdByName, entity } = row;
  return {
    id,
    type,
    createdAt: row.createdAt.toISOString(),
    isRead,
    createdBy: createdById === null ? null : { id: createdById, full_name: createdByName ?? '' },
    entity,
  };
}

/** A status as notification data spell it. */
function spellStatus(status: ShipmentStatus): NotificationShipmentStatus {
  return status.toUpperCase() as Uppercase<ShipmentStatus>;
}
