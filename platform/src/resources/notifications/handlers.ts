import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Caller } from '../../api/caller.ts';
import type { ResourceHandlers } from '../../api/handler.ts';
import { COUNTED_ROWS, rowsOfPage, toPage } from '../../api/paging.ts';
import { notFound } from '../../api/problem.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { heardBy } from './heard.ts';
import { notificationApiCopy } from './notifications.copy.ts';
import { toNotification } from './notify.ts';

const { memberships, notificationReads, notifications } = tables;

export function notificationHandlers({ db }: Pick<Services, 'db'>): ResourceHandlers<'notifications'> {
  return {
    list: async ({ caller, query }) => {
      const isListed = and(
        heardBy(caller),
        query.isRead === undefined ? undefined : query.isRead ? not(isUnreadBy(caller)) : isUnreadBy(caller),
      );
      const counted = db
        .select({ id: notifications.id })
        .from(notifications)
        .where(isListed)
        .orderBy(desc(notifications.ordinal))
        .limit(COUNTED_ROWS);
      const total = await db.$count(counted.as('counted'));
      const { limit, offset } = rowsOfPage(query);
      const rows = await db
        .select({ notification: notifications, isUnread: isUnreadBy(caller) })
        .from(notifications)
        .where(isListed)
        .orderBy(desc(notifications.ordinal))
        .limit(limit)
        .offset(offset);
      const items = rows.map(({ notification, isUnread }) => toNotification(notification, !isUnread));
      return toPage(items, total, query);
    },

    markRead: async ({ caller, params }) => {
      const [row] = await db
        .select({ id: notifications.id, isUnread: isUnreadBy(caller) })
        .from(notifications)
        .where(and(eq(notifications.id, params.id), heardBy(caller)));
      if (!row) throw notFound(notificationApiCopy.notFound);
      if (!row.isUnread) return;
      await db
        .insert(notificationReads)
        .values({ notificationId: row.id, personId: caller.personId })
        .onConflictDoNothing();
    },

    markUnread: async ({ caller, params }) => {
      const isOne = and(eq(notifications.id, params.id), heardBy(caller));
      const [row] = await db.select({ id: notifications.id }).from(notifications).where(isOne);
      if (!row) throw notFound(notificationApiCopy.notFound);
      await db
        .delete(notificationReads)
        .where(
          and(eq(notificationReads.notificationId, row.id), eq(notificationReads.personId, caller.personId)),
        );
    },

    markAllRead: async ({ caller }) => {
      const latest = db
        .select({ ordinal: sql`max(${notifications.ordinal})` })
        .from(notifications)
        .where(eq(notifications.orgCode, caller.orgCode));
      await db
        .update(memberships)
        .set({ notificationsReadUpTo: sql`greatest(${memberships.notificationsReadUpTo}, (${latest}))` })
        .where(isMembershipOf(caller));
    },
  };
}

function isMembershipOf({ orgCode, personId }: Caller): SQL | undefined {
  return and(eq(memberships.accountId, personId), eq(memberships.orgCode, orgCode));
}

/** Above the caller's watermark, not of their own doing, and not read by itself. */
function isUnreadBy(caller: Caller): SQL<boolean> {
  const { id, ordinal, createdById } = notifications;
  // Who is no member any more has nothing left to read.
  const watermark = sql`coalesce((
    select ${memberships.notificationsReadUpTo} from ${memberships} where ${isMembershipOf(caller)}
  ), 2147483647)`;
  // Not `exists`: the list is to be read in its order until the page is full, never joined as a whole.
  return sql`(${ordinal} > ${watermark} and ${createdById} is distinct from ${caller.personId} and ${id} not in (
    select ${notificationReads.notificationId} from ${notificationReads}
    where ${notificationReads.personId} = ${caller.personId}
  ))`;
}
