import { NEW_ORGANIZATION_DAYS } from 'contract';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

/** Words of `/backoffice`. */
export const overviewCopy = {
  title: 'Übersicht',
  stranger: {
    title: 'Sie haben keinen Zugriff auf das Backoffice.',
    toApplication: 'Zur Anwendung',
  },
  list: {
    one: 'Cron-Lauf',
    many: 'Cron-Läufe',
    table: 'Cron-Läufe, neueste zuerst',
    failed: 'Fehler beim Abrufen der Cron-Läufe',
  } satisfies ListWords,
  runs: 'Cron-Läufe',
  tabsLabel: 'Welche Cron-Läufe',
  noneTroubled: 'Kein Cron-Lauf ist fehlgeschlagen.',
  columns: {
    kind: 'Art',
    startedAt: 'Gestartet',
    duration: 'Dauer',
    status: 'Status',
    items: 'Verarbeitet',
    startedBy: 'Ausgelöst durch',
  },
  tiles: {
    offers: 'Offene Preisanfragen',
    exceptions: 'Ausnahmen heute',
    carriers: 'Gestörte Dienstleister',
    runs: 'Fehlgeschlagene Cron-Läufe',
    organizations: `Neue Organisationen (${NEW_ORGANIZATION_DAYS}\u00A0Tage)`,
    since: 'seit gestern',
    unknown: '–',
    failed: 'Die Zahlen konnten nicht geladen werden.',
  },
  start: 'Jetzt ausführen',
  empty: {
    title: 'Noch kein Cron-Lauf',
    text: 'Cron-Läufe beginnen nach ihrem Zeitplan. Sie können einen auch jetzt ausführen.',
  },
  confirm: {
    title: (job: string) => `${job} jetzt starten?`,
    messages: {
      'shipment-import':
        'Gelesen wird, was jetzt im Importordner liegt. Fehlerhafte Zeilen früherer Läufe liegen im Unterordner „failed“; berichtigt gehören sie zurück in den Importordner.',
      'shipment-status': 'Der Lauf beginnt sofort und erscheint in der Liste.',
      'shipment-tracking-number': 'Der Lauf beginnt sofort und erscheint in der Liste.',
    },
    accept: 'Jetzt ausführen',
    pending: 'Wird gestartet …',
    reject: 'Abbrechen',
  },
  told: {
    started: 'Cron-Lauf gestartet.',
    notStarted: {
      failed: 'Der Cron-Lauf wurde nicht gestartet.',
      open: 'Wir wissen nicht, ob der Cron-Lauf gestartet wurde.',
    },
  },
} as const;
