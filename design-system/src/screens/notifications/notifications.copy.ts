import { LIST_END } from 'contract';
import { formatNumber } from '../../format/index.ts';

/** A count: beyond the end of lists nobody counts. */
const amount = (total: number) =>
  total > LIST_END ? `mehr als ${formatNumber(LIST_END)}` : formatNumber(total);

/** Words of the notifications in their drawer and on their page. */
export const notificationsCopy = {
  title: 'Benachrichtigungen',
  close: 'Schließen',
  loading: 'Benachrichtigungen werden geladen …',
  empty: 'keine Benachrichtigungen',
  noneUnread: 'Keine ungelesenen Benachrichtigungen',
  failed: 'Benachrichtigungen konnten nicht geladen werden',
  moreFailed: 'Weitere Benachrichtigungen konnten nicht geladen werden.',
  more: 'Weitere laden',
  loadingMore: 'Weitere werden geladen …',
  shown: (shown: number, total: number) => `${formatNumber(shown)} von ${amount(total)}`,
  end: 'Keine weiteren Benachrichtigungen',
  unread: (unread: number) => `${amount(unread)} ungelesene`,
  markRead: (title: string) => `Als gelesen markieren: ${title}`,
  markAll: 'Alle als gelesen markieren',
  markingAll: 'Werden als gelesen markiert …',
  filter: { label: 'Auswahl', all: 'Alle', unread: 'Ungelesen' },
  /** What a toast says of a mark, and of one that failed. */
  marked: 'Als gelesen markiert.',
  undo: 'Rückgängig',
  unmarkFailed: 'Die Benachrichtigung konnte nicht wieder als ungelesen markiert werden.',
  markFailed: 'Die Benachrichtigung konnte nicht als gelesen markiert werden.',
  markAllFailed: 'Die Benachrichtigungen konnten nicht als gelesen markiert werden.',
} as const;
