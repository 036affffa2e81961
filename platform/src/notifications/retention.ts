import { deleteOlder, tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';

const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

/** Deletes what happened longer ago than notifications are kept, and who has read it. */
export async function pruneNotifications(db: Database, now: Date): Promise<void> {
  await deleteOlder(db, tables.notifications, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
}
