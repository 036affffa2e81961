import { formatNumber } from '../../../format/index.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

/** Words of `/backoffice/cron-runs/{id}`. */
export const cronRunCopy = {
  titleUnknown: 'Cron-Lauf',
  path: 'Pfad',
  overview: 'Übersicht',
  list: {
    one: 'Eintrag',
    many: 'Einträge',
    table: 'Einträge des Laufs, in der Reihenfolge der Bearbeitung',
    failed: 'Fehler beim Abrufen des Cron-Laufs',
  } satisfies ListWords,
  facts: {
    status: 'Status',
    result: 'Ergebnis',
    startedAt: 'Gestartet',
    endedAt: 'Beendet',
    duration: 'Dauer',
    startedBy: 'Ausgelöst durch',
    id: 'Lauf',
  },
  counters: {
    processed: 'Verarbeitet',
    succeeded: 'Erfolgreich',
    skipped: 'Übersprungen',
    failed: 'Fehlgeschlagen',
  },
  refreshing: 'Der Lauf ist im Gange. Die Seite aktualisiert sich von selbst.',
  tabsLabel: 'Einträge des Laufs',
  columns: { item: 'Eintrag', outcome: 'Ergebnis', message: 'Meldung', duration: 'Dauer' },
  again: 'Erneut ausführen',
  nothing: {
    empty: 'Dieser Lauf hatte nichts zu tun.',
    emptyYet: 'Noch ist kein Eintrag bearbeitet.',
    noFailure: 'Kein Eintrag ist fehlgeschlagen.',
    brokenOff: 'Der Lauf wurde abgebrochen.',
  },
  log: {
    title: 'Protokoll',
    label: 'Protokoll des Laufs',
    copy: 'Protokoll kopieren',
    copied: 'Protokoll kopiert.',
    notCopied: 'Kopieren ist hier nicht möglich.',
    levels: { info: 'Info', warning: 'Hinweis', error: 'Fehler' },
    lines: (amount: number) => (amount === 1 ? '1 Zeile' : `${formatNumber(amount)} Zeilen`),
  },
  notFound: {
    title: 'Diesen Cron-Lauf gibt es nicht.',
    text: 'Läufe werden 90\u00A0Tage lang aufbewahrt.',
    toOverview: 'Zur Übersicht',
  },
} as const;
