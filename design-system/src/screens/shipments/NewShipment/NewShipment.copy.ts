import { formatDayDateWithYear, formatMoney, formatTime } from '../../../format/index.ts';
import type { Intent, OfferState, PrefillFailure, SubmissionFailure } from './new-shipment-state.ts';

const failedTitles: Record<Intent, string> = {
  order: 'Die Sendung wurde nicht beauftragt.',
  avis: 'Die Vorlage wurde nicht gespeichert.',
  quote: 'Angebot konnte nicht angefordert werden. Bitte versuchen Sie es erneut.',
};

/** Words of the new shipment: heading, messages about the whole form, actions. */
export const newShipmentCopy = {
  loading: 'Formular wird geladen …',

  sections: {
    parties: 'Absender und Empfänger',
    content: 'Inhalt und Packstücke',
    options: 'Versandoptionen',
    customs: 'Zoll',
  },
  /** The keys that lead to a section. */
  sectionKeys: (number: number) => `Alt+${number}`,

  draft: {
    /** With the tab it is gone. */
    saved: (at: string) => `Entwurf gespeichert um ${formatTime(at)} in diesem Tab`,
    storageUnavailable:
      'Der Speicher Ihres Browsers ist voll oder gesperrt. Ihre Eingaben gehen verloren, wenn Sie die Seite neu laden oder schließen.',
  },
  prefillFailed: {
    missing: 'Der gewählte Kontakt wurde nicht gefunden.',
    unreadable: 'Der gewählte Kontakt konnte nicht geladen werden. Suchen Sie ihn im Formular.',
  } satisfies Record<PrefillFailure, string>,

  reset: {
    action: 'Eingaben zurücksetzen',
    title: 'Eingaben zurücksetzen?',
    message: 'Alle Eingaben dieser Sendung und der gespeicherte Entwurf werden gelöscht.',
    accept: 'Zurücksetzen',
    reject: 'Abbrechen',
    blocked: 'Zurücksetzen können Sie erst, wenn das Ergebnis des letzten Auftrags feststeht.',
  },
  discard: {
    title: 'Entwurf verwerfen?',
    message: 'Die Eingaben des Entwurfs werden gelöscht. Das Formular beginnt leer.',
    accept: 'Verwerfen',
    reject: 'Abbrechen',
    blocked: 'Verwerfen können Sie erst, wenn das Ergebnis des letzten Auftrags feststeht.',
  },

  actions: {
    order: 'Sendung beauftragen',
    orderShort: 'Beauftragen',
    orderKeys: 'Strg+Enter',
    avis: 'Als Vorlage (AVIS) speichern',
    quote: 'Angebot anfordern',
    sending: {
      order: 'Wird beauftragt …',
      avis: 'Wird gespeichert …',
      quote: 'Wird angefordert …',
    } satisfies Record<Intent, string>,
    checkFirst: 'Klären Sie zuerst, ob der letzte Auftrag angekommen ist.',
    settling: 'Der letzte Auftrag wird noch geklärt.',
    offline: 'Ohne Verbindung kann nichts beauftragt werden. Ihre Eingaben bleiben erhalten.',
  },

  failed: {
    title: (intent: Intent) => failedTitles[intent],
    /** Where it is said in other words than by every form. */
    text: {
      refused:
        'Der Dienstleister hat den Auftrag abgelehnt. Ändern Sie die Angaben oder wählen Sie einen anderen Tarif.',
      repriced: 'Der Preis hat sich geändert. Prüfen Sie den neuen Preis und beauftragen Sie erneut.',
      forbidden:
        'Ihnen fehlt die Berechtigung, Sendungen zu erstellen. Ein Inhaber Ihrer Organisation kann sie Ihnen geben.',
    } satisfies Partial<Record<SubmissionFailure, string>>,
  },

  /** A request for a quote; all three of the specification. */
  quote: {
    requested: 'Vielen Dank, wir melden uns mit einem individuellen Angebot',
    lacksLastChanges: 'Ihre letzten Änderungen sind nicht enthalten.',
  },

  /** The form began with the offer of a quote. */
  offer: {
    title: {
      valid: 'Sie nehmen ein individuelles Angebot an',
      expired: 'Dieses Angebot ist abgelaufen',
      accepted: 'Dieses Angebot ist bereits angenommen',
      none: 'Zu dieser Preisanfrage gibt es kein Angebot',
    } satisfies Record<OfferState['kind'], string>,
    text: (carrier: string, product: string, cents: number, date: string) =>
      `${carrier} ${product} für ${formatMoney(cents)} netto, gültig bis ${formatDayDateWithYear(date)}.`,
    holds:
      'Der Preis gilt für die Sendung, wie Sie sie angefragt haben. Ändern Sie Orte, Packstücke oder Leistungen, gelten wieder die Tarife.',
    differs: 'Das Angebot gilt nicht für die geänderten Angaben',
    difference: (label: string, offered: string) => `${label}: ${offered}`,
    changeBack: 'Machen Sie die Änderungen rückgängig oder wählen Sie einen Tarif.',
    askAgain: 'Wählen Sie einen Tarif oder fordern Sie ein neues Angebot an.',
  },

  unknown: {
    text: 'Wir wissen nicht, ob die Sendung beauftragt wurde. Prüfen Sie die Sendungsliste, bevor Sie erneut beauftragen.',
    settling:
      'Der Dienstleister hat noch nicht geantwortet. Beauftragen Sie nicht erneut; das Ergebnis erscheint hier und in der Sendungsliste.',
    list: 'Sendungsliste prüfen',
    lookUp: 'Jetzt prüfen',
    lookingUp: 'Wird geprüft …',
    nothingFound: 'Die Sendung wurde nicht beauftragt. Sie können sie erneut beauftragen.',
    lookUpFailed:
      'Ob der Auftrag angekommen ist, konnte nicht geprüft werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },

  otherCreated: (orderNumber: string) =>
    `In einem anderen Tab wurde mit demselben Entwurf eine andere Sendung erstellt: ${orderNumber}. Ihre Eingaben bleiben erhalten. Prüfen Sie die Sendungsliste, bevor Sie erneut beauftragen.`,

  sessionEnded: {
    text: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an – Ihr Entwurf bleibt gespeichert.',
    action: 'Erneut anmelden',
  },
} as const;
