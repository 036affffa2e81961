import { count } from '../../../format/index.ts';

/** „Etiketten von 3 Sendungen geladen (4 Seiten).“; of some of them „von 2 der 3 Sendungen“. */
export function papersLoaded(papers: string, done: number, total: number, pages: number | undefined): string {
  const shipments = `${done === total ? '' : `${done} der `}${count(total, 'Sendung', 'Sendungen')}`;
  const size = pages === undefined ? '' : ` (${count(pages, 'Seite', 'Seiten')})`;
  return `${papers} von ${shipments} geladen${size}.`;
}

/** Words of whatever is done with many shipments at once. */
export const batchCopy = {
  collecting: 'Sendungen werden ermittelt …',
  listFailed: 'Die Sendungen konnten nicht ermittelt werden.',
  progress: (done: number, total: number) => `${done} von ${total}`,
  showFailed: 'Fehlgeschlagene anzeigen',
  hideFailed: 'Fehlgeschlagene ausblenden',
  noReason: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const;
