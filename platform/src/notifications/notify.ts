import { randomBytes } from 'node:crypto';
import type {
  Notification,
  NotificationShipmentStatus,
  NotificationType,
  PersonRef,
  ShipmentStatus,
} from 'contract';
import { tables } from '../store/index.ts';
import type { DatabaseSession } from '../store/index.ts';
import { loadSettings } from './settings.ts';

const { notifications } = tables;

/** Brings a stored notification to the screens that are open. */
export interface Announcer {
  /** To everybody in the organisation but the person who caused it. */
  announce(orgCode: string, notification: Notification): void;
}

/** What happened to a shipment. */
export interface ShipmentNews {
  readonly orgCode: string;
  readonly type: Exclude<NotificationType, 'pickup-created'>;
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
 * Stores the notification of what happened, if the organisation wants to hear of it. Announce it
 * once the transaction has ended: nobody may hear of what is undone.
 */
export async function recordNews(db: DatabaseSession, news: ShipmentNews): Promise<Notification | undefined> {
  const settings = await loadSettings(db, news.orgCode);
  const status = spellStatus(news.shipment.status);
  const isWanted =
    settings.notificationTypes.includes(news.type) &&
    (news.type !== 'shipment-status-updated' || settings.notificationShipmentStatuses.includes(status));
  if (!isWanted) return undefined;

  const { id, orderNumber, trackingNumber } = news.shipment;
  const [row] = await db
    .insert(notifications)
    .values({
      id: `ntf_${randomBytes(12).toString('hex')}`,
      orgCode: news.orgCode,
      type: news.type,
      createdById: news.by?.id ?? null,
      createdByName: news.by?.full_name ?? null,
      entity: { id, orderNumber, trackingNumber, status },
    })
    .returning();
  return row && toNotification(row, false);
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
