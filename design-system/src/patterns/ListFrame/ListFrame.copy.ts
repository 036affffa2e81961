import { LIST_END } from 'contract';
import { count, formatNumber } from '../../format/index.ts';

/** A total: beyond the end of the list nobody counts. */
const amount = (total: number) =>
  total > LIST_END ? `mehr als ${formatNumber(LIST_END)}` : formatNumber(total);

/** Words of every list; `one` and `many` are what it lists, such as „Sendung“ and „Sendungen“. */
export const listCopy = {
  loading: (many: string) => `${many} werden geladen …`,
  refreshing: (many: string) => `${many} werden aktualisiert …`,
  found: (total: number, one: string, many: string) =>
    total > LIST_END
      ? `Mehr als ${count(LIST_END, one, many)} gefunden.`
      : `${count(total, one, many)} gefunden.`,
  tabCount: (total: number) => (total > LIST_END ? `${formatNumber(LIST_END)}+` : formatNumber(total)),
  range: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} von ${amount(total)}`,
  /** On the last page that one can leaf to, where there are more. */
  rangeAtEnd: (range: string) => `${range}. Weitere finden Sie über die Suche.`,
  /** Of rows that are not those of the filter. */
  rangeOf: (range: string, shown: string) => `${range} (${shown})`,
  old: {
    tableLabel: (many: string) => `${many}, alter Stand`,
    otherFilter: (shown: string) => `Darunter steht noch die vorige Auswahl: ${shown}.`,
  },
  /** Parts of the name of a selection, such as „Unterwegs, Suche „Kiel“, Seite 2“. */
  selection: {
    search: (search: string) => `Suche „${search}“`,
    page: (page: number) => `Seite\u00A0${page}`,
  },
  /** At the end of a list that grows. */
  more: 'Weitere laden',
  loadingMore: 'Weitere werden geladen …',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pagination: 'Seiten der Liste',
  clearSearch: 'Suche leeren',
  noHits: { title: 'Keine Treffer für diese Filter', reset: 'Filter zurücksetzen' },
  /** Where nothing but a search narrows the list down. */
  noHitsOfSearch: 'Keine Treffer für diese Suche',
} as const;
