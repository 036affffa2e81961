import { and, count, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { toNotification } from '../../notifications/notify.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { Caller } from '../caller.ts';
import type { ResourceHandlers } from '../handler.ts';
import { rowsOfPage, toPage } from '../paging.ts';
import { problemCopy } from '../problem.copy.ts';
import { notFound } from '../problem.ts';

const { notificationReads, notifications } = tables;

export function notificationHandlers(db: Database): ResourceHandlers<'notifications'> {
  /** Notifications of the caller, each beside the mark that they have read it, or null. */
  const withReads = (caller: Caller) =>
    and(
      eq(notificationReads.notificationId, notifications.id),
      eq(notificationReads.personId, caller.personId),
    );

  return {
    list: async ({ caller, query }) => {
      const isListed = and(
        concerns(caller),
        query.isRead === undefined ? undefined : query.isRead ? isRead : isUnread,
      );
      const [total] = await db
        .select({ amount: count() })
        .from(notifications)
        .leftJoin(notificationReads, withReads(caller))
        .where(isListed);
      const { limit, offset } = rowsOfPage(query);
      const rows = await db
        .select()
        .from(notifications)
        .leftJoin(notificationReads, withReads(caller))
        .where(isListed)
        .orderBy(desc(notifications.createdAt), desc(notifications.ordinal))
        .limit(limit)
        .offset(offset);
      const items = rows.map((row) => toNotification(row.notifications, row.notification_reads !== null));
      return toPage(items, total?.amount ?? 0, query);
    },

    markRead: async ({ caller, params }) => {
      const [row] = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(eq(notifications.id, params.id), concerns(caller)));
      if (!row) throw notFound(problemCopy.notificationNotFound);
      await db
        .insert(notificationReads)
        .values({ notificationId: row.id, personId: caller.personId })
        .onConflictDoNothing();
    },

    markAllRead: async ({ caller }) => {
      await db
        .insert(notificationReads)
        .select(
          db
            .select({
              notificationId: notifications.id,
              personId: sql<string>`${caller.personId}`.as('person_id'),
              readAt: sql<Date>`now()`.as('read_at'),
            })
            .from(notifications)
            .leftJoin(notificationReads, withReads(caller))
            .where(and(concerns(caller), isUnread)),
        )
        .onConflictDoNothing();
    },
  };
}

const isRead = isNotNull(notificationReads.personId);
const isUnread = isNull(notificationReads.personId);

/** Everything in the caller's organisation but what they did themselves. */
function concerns({ orgCode, personId }: Caller) {
  return and(
    eq(notifications.orgCode, orgCode),
    or(isNull(notifications.createdById), ne(notifications.createdById, personId)),
  );
}
