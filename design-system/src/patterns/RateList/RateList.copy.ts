import { type CarrierFailure, type DeliverySpeed, deliverySpeedLabels } from 'contract';
import { count, formatDayDate, formatMoney, formatTime, formatWait } from '../../format/index.ts';

/** Words of the list of rates. */
export const rateListCopy = {
  list: 'Tarife',
  sort: 'Tarife sortieren nach',
  byPrice: 'Preis',
  byTime: 'Zustellzeit',

  incompleteTitle: 'Noch keine Tarife',
  incomplete: 'Geben Sie Empfängerort und Packstücke ein, um Tarife zu sehen.',
  loading: 'Tarife werden abgefragt …',
  stale: 'Angaben geändert – Preise werden aktualisiert …',
  found: (amount: number) => `${count(amount, 'Tarif', 'Tarife')} gefunden.`,
  amount: (amount: number) => count(amount, 'Tarif', 'Tarife'),
  none: 'Für diese Angaben gibt es keinen Tarif',
  noneReasons: 'Ändern Sie Ziel, Maße oder Gewicht. Die Gründe stehen bei den Produkten.',
  noneSilent: 'Nicht alle Dienstleister haben geantwortet. Fragen Sie die übrigen erneut ab.',
  noneHelp: 'Ändern Sie Ziel, Maße oder Gewicht.',
  noneForSpeed: 'Für diese Lieferart gibt es keinen Tarif',
  otherSpeeds: (amount: number) =>
    amount === 1
      ? 'Für eine andere Lieferart gibt es 1\u00A0Tarif.'
      : `Für andere Lieferarten gibt es ${count(amount, 'Tarif', 'Tarife')}.`,
  anySpeed: 'Alle Lieferarten anzeigen',
  allFailed: 'Kein Dienstleister hat geantwortet',
  failed: 'Die Tarife konnten nicht abgefragt werden',
  tooMany: 'Zu viele Abfragen',
  tooManyHelp: (seconds: number) => `Die Tarife werden in ${formatWait(seconds)} erneut abgefragt.`,
  failedHelp: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  /** After it, for those who hear the button apart from its row. */
  retryWhom: (carrier: string) => ` (${carrier})`,

  cheapest: 'Günstigster',
  fastest: 'Schnellster',
  /** How fast, and when. */
  delivery: (speed: DeliverySpeed, date: string, before: string | null) =>
    before === null
      ? `${speedLabel(speed)} · Zustellung ${formatDayDate(date)}`
      : `${speedLabel(speed)} · Zustellung ${formatDayDate(date)}, bis ${shortTime(before)}\u00A0Uhr`,
  price: (cents: number) => formatMoney(cents),
  net: 'netto',
  updating: 'Preis wird aktualisiert …',
  asOf: (at: string) => `Stand ${formatTime(at)}`,
  asking: 'Wird abgefragt …',
  unavailable: (product: string) => `${product} – nicht möglich`,

  failure: {
    timeout: 'Keine Antwort',
    unreachable: 'Nicht erreichbar',
    refused: 'Anfrage abgelehnt',
    faulty: 'Fehlerhafte Antwort',
  } satisfies Record<CarrierFailure, string>,
  abortedAfter: (seconds: number) => `Nach ${count(seconds, 'Sekunde', 'Sekunden')} abgebrochen.`,
} as const;

/** „12“ from „12:00“; „16:30“ stays as it is. */
function shortTime(time: string): string {
  return time.endsWith(':00') ? String(Number(time.slice(0, -3))) : time;
}

/** Its time and „Uhr“ stay together in a line that breaks. */
function speedLabel(speed: DeliverySpeed): string {
  return deliverySpeedLabels[speed].replace(' Uhr', '\u00A0Uhr');
}
