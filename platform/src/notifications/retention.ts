import { inArray, lt } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';

const { notifications } = tables;

const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;
/** Few enough to hold up nobody who writes in the meantime. */
const DELETED_AT_ONCE = 1000;

/** Deletes what happened longer ago than notifications are kept, and who has read it. */
export async function pruneNotifications(db: Database, now: Date): Promise<void> {
  const end = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, end))
    .orderBy(notifications.createdAt)
    .limit(DELETED_AT_ONCE);
  for (;;) {
    const deleted = await db
      .delete(notifications)
      .where(inArray(notifications.id, old))
      .returning({ id: notifications.id });
    if (deleted.length < DELETED_AT_ONCE) return;
  }
}
