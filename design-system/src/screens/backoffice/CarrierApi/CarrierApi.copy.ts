import { CARRIER_CALLS_KEPT_DAYS, type CarrierCallOutcome, type ConnectionState, count } from 'contract';
import { formatNumber, formatTime } from '../../../format/index.ts';
import type { JsonFault } from './json-place.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const days = `${CARRIER_CALLS_KEPT_DAYS}\u00A0Tagen`;

/** „14 bis 15 Uhr“ */
const hour = (from: string) =>
  `${formatTime(from).slice(0, 2)} bis ${formatTime(Date.parse(from) + HOUR_MS).slice(0, 2)}\u00A0Uhr`;

/** „312 ms“, from a second on „1,2 s“ */
const duration = (milliseconds: number) =>
  milliseconds < SECOND_MS
    ? `${formatNumber(milliseconds)}\u00A0ms`
    : `${formatNumber(Math.round(milliseconds / 100) / 10)}\u00A0s`;

/** Words of `/backoffice/carrier-api`. */
export const carrierApiCopy = {
  title: 'Carrier-API',
  about: `Gemessen an allen Anfragen der Plattform in den letzten ${days}.`,
  loading: 'Verbindungen werden geladen …',
  failed: 'Die Verbindungen konnten nicht geladen werden.',
  outcomes: {
    answered: 'Beantwortet',
    refused: 'Abgelehnt',
    faulty: 'Antwort nicht verständlich',
    unreachable: 'Nicht erreichbar',
    timeout: 'Zeitüberschreitung',
  } satisfies Record<CarrierCallOutcome, string>,
  duration,
  connections: {
    title: 'Verbindungen',
    rule: 'Gestört: Mehr als die Hälfte der letzten fünf Anfragen ist fehlgeschlagen.',
    states: {
      reachable: 'Erreichbar',
      failedLast: 'Zuletzt fehlgeschlagen',
      disturbed: 'Gestört',
      unasked: 'Noch nicht angefragt',
      notConfigured: 'Nicht konfiguriert',
    } satisfies Record<ConnectionState, string>,
    environment: 'Umgebung',
    test: 'Test',
    production: 'Produktivumgebung',
    lastAnswer: 'Letzte Antwortzeit',
    lastFailure: 'Letzter Fehler',
    never: `Keine in den letzten ${days}`,
    noFailure: `Keiner in den letzten ${days}`,
    failure: (outcome: string, operation: string) => `${outcome} (${operation})`,
    unasked: `In den letzten ${days} wurde nichts angefragt.`,
    notConfigured: 'Für diesen Dienstleister ist keine Verbindung eingerichtet.',
    check: 'Verbindung prüfen',
    checkOf: (carrier: string) => `Verbindung prüfen: ${carrier}`,
    checking: 'Wird geprüft …',
    checked: (outcome: string, after: string) => `${outcome} nach ${after}`,
    notChecked: 'Die Verbindung konnte nicht geprüft werden.',
  },
  latency: {
    section: 'Antwortzeiten der letzten 24\u00A0Stunden',
    carrier: 'Dienstleister',
    title: (carrier: string) => `${carrier}: Median je Stunde`,
    withoutFailure: 'ohne Fehler',
    withFailure: 'mit Fehlern',
    hour,
    none: (from: string) => `${hour(from)}: keine Anfragen`,
    /** „14 bis 15 Uhr: 312 ms bei 12 Anfragen, davon 1 fehlgeschlagen“ */
    bar: (from: string, median: number, calls: number, failed: number) =>
      `${hour(from)}: ${duration(median)} bei ${count(calls, 'Anfrage', 'Anfragen')}${failed > 0 ? `, davon ${formatNumber(failed)} fehlgeschlagen` : ''}`,
    note: 'Die Hälfte der Anfragen einer Stunde dauerte höchstens so lange. Die laufende Stunde ist noch nicht zu Ende.',
    empty: (carrier: string) => `In den letzten 24\u00A0Stunden gab es keine Anfragen an ${carrier}.`,
    columns: {
      hour: 'Stunde',
      calls: 'Anfragen',
      failed: 'Fehlgeschlagen',
      median: 'Median',
      slow: '95\u00A0% höchstens',
    },
  },
  tool: {
    title: 'Anfrage senden',
    about:
      'Anfragen gehen über dieselbe Verbindung wie die der Plattform. Jede steht in den Audit-Logs, Geheimnisse werden durch •••• ersetzt.',
    carrier: 'Dienstleister',
    operation: 'Anfrage',
    request: (operation: string) => `${operation}: Anfrage (JSON)`,
    send: 'Anfrage senden',
    sending: 'Wird gesendet …',
    production: 'Produktivumgebung: Anfragen können Kosten auslösen.',
    forAdministrators: 'In der Produktivumgebung sind Anfragen Administratoren vorbehalten.',
    cancelling:
      'Ein Storno gilt auch bei uns: Die Sendung wird storniert und ihre Organisation benachrichtigt.',
    noCancelling: 'Stornieren können hier nur Administratoren.',
    notSent: 'Die Anfrage wurde nicht gesendet.',
    /** „Zeile 4, Spalte 20: …“ */
    at: (line: number, column: number, message: string) =>
      `Zeile\u00A0${line}, Spalte\u00A0${column}: ${message}`,
    /** „from.countryCode: Wählen Sie einen der angebotenen Werte.“ */
    of: (path: string, message: string) => `${path}: ${message}`,
    missing: 'Geben Sie die Anfrage als JSON ein.',
    tooLong: (limit: number) => `Höchstens ${formatNumber(limit)} Zeichen`,
    wrongForm: 'Diese Angabe fehlt oder hat nicht die erwartete Form.',
    faults: {
      name: 'Hier wird ein Name in Anführungszeichen erwartet.',
      value: 'Hier fehlt ein Wert.',
      colon: 'Hier fehlt ein Doppelpunkt.',
      comma: 'Hier fehlt ein Komma.',
      bracket: 'Hier fehlt eine schließende Klammer.',
      quote: 'Hier fehlt ein schließendes Anführungszeichen.',
      end: 'Hier ist die Anfrage zu Ende, danach darf nichts stehen.',
      character: 'Das ist hier kein JSON. Namen und Texte stehen in Anführungszeichen.',
    } satisfies Record<JsonFault, string>,
    confirm: {
      title: 'Sendung beim Dienstleister stornieren?',
      message: (carrier: string, trackingNumber: string) =>
        `Die Sendung ${trackingNumber} wird bei ${carrier} und bei uns storniert. Das lässt sich nicht rückgängig machen.`,
      accept: 'Sendung stornieren',
      reject: 'Abbrechen',
    },
  },
  answer: {
    title: (carrier: string, operation: string) => `${carrier}: ${operation}`,
    waiting: (carrier: string) => `${carrier} wird gefragt …`,
    none: 'Hier erscheint die Antwort auf Ihre nächste Anfrage.',
    body: 'Antwort (JSON)',
    duration: 'Dauer',
    at: 'Gesendet',
    detail: 'Meldung',
    empty: 'Der Dienstleister hat zugestimmt und sonst nichts geantwortet.',
    isCut: 'Die Antwort war länger. Der Rest fehlt.',
    copyBody: 'Antwort kopieren',
    bodyCopied: 'Antwort kopiert.',
    copyCurl: 'Als cURL kopieren',
    curlCopied: 'cURL-Befehl kopiert. Ersetzen Sie •••• durch Ihr Zugriffstoken.',
    notCopied: 'Kopieren ist hier nicht möglich.',
  },
} as const;
