import type { Notification } from 'contract';
import type { RowsAnswer } from '../feed-rows.ts';
import type { FeedCall } from '../feed.ts';

const PAGE = 10;

export type NewsServer = ReturnType<typeof createNewsServer>;

/** An API of one person's notifications, in memory. @param before how many there are at the beginning */
export function createNewsServer(before: number) {
  /** Newest first, each with whether the person has read it. */
  let news: readonly Notification[] = [];
  let born = 0;
  const bornUnread = new Set<string>();
  /** Read by a mark of their own, which can be taken back; what was read with all others can not. */
  const markedAlone = new Set<string>();

  function bear(isRead: boolean): string {
    born += 1;
    const id = `n-${born}`;
    if (!isRead) bornUnread.add(id);
    news = [
      {
        id,
        type: 'shipment-created',
        // Some happen within the same millisecond.
        createdAt: new Date(Date.UTC(2026, 10, 20) + Math.floor(born / 3) * 1000).toISOString(),
        isRead,
        createdBy: null,
        entity: { id: `s-${born}`, orderNumber: null, trackingNumber: null, status: 'ORDERED' },
      },
      ...news,
    ];
    return id;
  }
  for (let index = 0; index < before; index += 1) bear(index % 4 === 0);

  const list = (isUnreadOnly: boolean) => (isUnreadOnly ? news.filter(({ isRead }) => !isRead) : news);
  const mark = (isMarked: (row: Notification) => boolean) => {
    news = news.map((row) => (isMarked(row) ? { ...row, isRead: true } : row));
  };
  const markAlone = (id: string | undefined) => {
    if (id === undefined || news.find((row) => row.id === id)?.isRead !== false) return;
    markedAlone.add(id);
    mark((row) => row.id === id);
  };

  return {
    bear,
    list,
    /** What the socket says of one: as it was born. */
    told: (id: string): Notification => {
      const row = news.find((one) => one.id === id);
      if (!row) throw new Error(`There is no ${id}`);
      return row;
    },
    /** 0 is the newest; beyond all where there is none of that id. */
    placeOf: (id: string | undefined) =>
      (news.findIndex((row) => row.id === id) + news.length + 1) % (news.length + 1),
    oldestId: () => news.at(-1)?.id,
    /** How many were born unread, but for these. */
    countUnreadBut: (ids: ReadonlySet<string>) => [...bornUnread].filter((id) => !ids.has(id)).length,
    /** From one to another, both included. */
    idsBetween(newest: string | undefined, oldest: string | undefined): readonly string[] {
      const ids = news.map(({ id }) => id);
      return newest === undefined || oldest === undefined
        ? []
        : ids.slice(ids.indexOf(newest), ids.indexOf(oldest) + 1);
    },
    markElsewhere: (at: number) => markAlone(news[at % Math.max(1, news.length)]?.id),
    carryOut(call: FeedCall, isUnreadOnly = false): RowsAnswer | number | 'done' {
      const rows = list(isUnreadOnly);
      switch (call.kind) {
        case 'beginning':
          return { items: rows.slice(0, call.count), totalItems: rows.length };
        case 'page':
          return { items: rows.slice((call.page - 1) * PAGE, call.page * PAGE), totalItems: rows.length };
        case 'unread':
          return list(true).length;
        case 'mark':
          markAlone(call.id);
          return 'done';
        case 'unmark':
          if (markedAlone.delete(call.id))
            news = news.map((row) => (row.id === call.id ? { ...row, isRead: false } : row));
          return 'done';
        case 'markAll':
          markedAlone.clear();
          mark(() => true);
          return 'done';
      }
    },
  };
}
