import { count } from 'contract';
import { formatShortDateTime } from '../../../format/index.ts';

/** Words of the packing bench. */
export const packingBenchCopy = {
  title: 'Packplatz',
  scan: 'Referenz, Auftragsnummer oder Sendungsnummer scannen',
  sound: 'Signalton',
  leave: 'Verlassen',
  found: { title: 'Vorlage gefunden', orderNumber: 'Auftragsnummer' },
  waiting: 'Bereit für den nächsten Scan.',
  searching: (number: string) => `„${number}“ wird gesucht …`,
  failed: {
    title: (number: string) => `„${number}“ konnte nicht gesucht werden.`,
    text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Die Nummer bleibt hier stehen.',
  },
  none: {
    title: (number: string) => `Keine Vorlage zu „${number}“ gefunden.`,
    text: 'Scannen Sie eine andere Nummer der Sendung oder suchen Sie in der Sendungsliste.',
    /** The number as a scanner with another layout means it. */
    otherLayout: (number: string) =>
      `Der Scanner hat eine andere Tastaturbelegung als dieser Computer. Auch zu „${number}“ gibt es keine Vorlage. Stellen Sie am Scanner die Belegung dieses Computers ein.`,
    search: 'In der Sendungsliste suchen',
  },
  several: {
    title: (number: string) => `Mehrere Sendungen zu „${number}“ gefunden.`,
    text: 'Wählen Sie mit den Tasten 1–9.',
    pieces: (pieces: number) => count(pieces, 'Packstück', 'Packstücke'),
    recipient: (name: string, city: string) => `${name}, ${city}`,
    more: 'Es gibt noch mehr. Sie finden sie in der Sendungsliste.',
  },
  ordered: {
    at: (at: string) => `Bereits beauftragt am ${formatShortDateTime(at)}. Etikett erneut drucken?`,
    /** Where nobody knows when that was. */
    sometime: 'Bereits beauftragt. Etikett erneut drucken?',
    by: (name: string) => `Abgeschlossen von ${name}.`,
    print: 'Etikett erneut drucken',
  },
  unprinted: {
    title: 'Das Etikett ist noch nicht gedruckt.',
    text: (orderNumber: string) => `Die Sendung ${orderNumber} ist beauftragt.`,
    print: 'Etikett drucken',
    next: 'Ohne Etikett weiter',
  },
  done: {
    completed: (orderNumber: string) => `Sendung ${orderNumber} ist abgeschlossen.`,
    reprinted: (orderNumber: string) => `Das Etikett der Sendung ${orderNumber} ist gedruckt.`,
  },
  putBack: {
    action: 'Zurückstellen',
    title: (orderNumber: string) => `Vorlage ${orderNumber} ist zurückgestellt.`,
    kept: 'Ihre Eingaben bleiben in diesem Tab als Entwurf erhalten und stehen beim nächsten Scan wieder im Formular.',
  },
  next: (number: string) => `Danach wird „${number}“ gesucht.`,
  form: {
    label: (orderNumber: string) => `Vorlage ${orderNumber}`,
    loading: 'Vorlage wird geladen …',
    notes: 'Hinweise',
    complete: 'Abschließen und drucken',
    gaps: {
      title: 'Hier lässt sich diese Vorlage nicht abschließen.',
      text: (fields: readonly string[]) =>
        `Es fehlen Angaben, die der Packplatz nicht zeigt: ${fields.join('; ')}.`,
      open: 'Im vollständigen Formular öffnen',
    },
    goods: 'Warenbezeichnung',
    dangerous: 'Diese Sendung enthält Gefahrgut.',
    /** Another number is scanned while a form holds something. */
    leave: {
      title: 'Zur nächsten Sendung wechseln?',
      message: (orderNumber: string, number: string) =>
        `Ihre Eingaben zur Vorlage ${orderNumber} bleiben in diesem Tab als Entwurf erhalten. Danach wird „${number}“ gesucht.`,
      accept: 'Wechseln',
      reject: 'Erst abschließen',
    },
  },
} as const;
