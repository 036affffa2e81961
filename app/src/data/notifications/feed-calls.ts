import { MOST_NOTIFICATIONS_PER_PAGE, type Notification, notificationsApi } from 'contract';
import { http } from '../../http/client.ts';
import type { RowsAnswer } from './feed-rows.ts';
import type { FeedAnswer, FeedCall } from './feed.ts';

const { list, markRead, markUnread, markAllRead } = notificationsApi;
/** Whoever gives so little at a time is not asked on and on; what is missing comes with the next page that is wanted. */
const MOST_PAGES = 20;

/**
 * Carries out what a feed has to ask or tell.
 *
 * @throws {ApiError}
 */
export async function carryOut(call: FeedCall, isUnreadOnly: boolean): Promise<FeedAnswer> {
  const filter = isUnreadOnly ? { isRead: false } : {};
  const askPage = (page: number, perPage: number) => http.call(list, { query: { page, perPage, ...filter } });
  switch (call.kind) {
    case 'beginning':
      return { ...call, answer: await listBeginning(call.count, askPage) };
    case 'page':
      return { ...call, answer: await http.call(list, { query: { page: call.page, ...filter } }) };
    case 'unread': {
      const { totalItems } = await http.call(list, { query: { isRead: false, perPage: 1 } });
      return { ...call, answer: totalItems };
    }
    case 'mark':
      await http.call(markRead, { params: { id: call.id } });
      return call;
    case 'unmark':
      await http.call(markUnread, { params: { id: call.id } });
      return call;
    case 'markAll':
      await http.call(markAllRead, {});
      return call;
  }
}

/**
 * The pages from 1 to the one that was reached, in as few answers as can be: within one nothing can shift. An API may
 * give fewer rows in a page than are asked for; the pages after it are as long as that one.
 */
export async function listBeginning(
  count: number,
  ask: (page: number, perPage: number) => Promise<RowsAnswer>,
): Promise<RowsAnswer> {
  let perPage = Math.min(count, MOST_NOTIFICATIONS_PER_PAGE);
  const items: Notification[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(page, perPage);
    items.push(...answer.items);
    const isEnd =
      answer.items.length === 0 || items.length >= Math.min(count, answer.totalItems) || page >= MOST_PAGES;
    if (isEnd) return { items: items.slice(0, count), totalItems: answer.totalItems };
    if (page === 1) perPage = answer.items.length;
  }
}
