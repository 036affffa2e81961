import { count } from 'contract';
import type { FormMode } from './new-shipment-state.ts';

/** As many fields are named at most; the others follow one by one. */
const MISSING_NAMED = 3;

/** What the form is called by its mode, also in the browser's tab. */
export const modeTitles: Readonly<Record<FormMode, string>> = {
  new: 'Sendung erstellen',
  copy: 'Sendung kopieren',
  resend: 'Korrigieren und erneut senden',
  return: 'Retoure anlegen',
  edit: 'Vorlage bearbeiten',
  complete: 'Vorlage vervollständigen',
  offer: 'Angebot annehmen',
};

/** The same of a template whose number is known. */
export const templateTitles = {
  edit: (orderNumber: string) => `Vorlage ${orderNumber} bearbeiten`,
  complete: (orderNumber: string) => `Vorlage ${orderNumber} vervollständigen`,
} as const;

/** Words of the modes in which the form begins with a shipment that is there already. */
export const modesCopy = {
  /** Only in the place of what a new shipment says. */
  save: 'Vorlage speichern',
  saveShort: 'Speichern',

  /** What is lost with a draft, on signing out: follows „Sie haben“. */
  begun: {
    edit: 'eine Vorlage geändert und noch nicht gespeichert',
    complete: 'eine Vorlage vervollständigt und noch nicht beauftragt',
  },

  /** After a template was saved. */
  updated: 'Vorlage aktualisiert',

  /** What is missing, before anything was pressed: a few by their names, of more how many. */
  missing: (labels: readonly string[]) => {
    const named = labels.slice(0, MISSING_NAMED);
    const more = labels.length - named.length;
    const rest = more === 0 ? '' : ` und ${count(more, 'weitere Angabe', 'weitere Angaben')}`;
    return `Zum Beauftragen ${labels.length === 1 ? 'fehlt' : 'fehlen'} noch: ${named.join('; ')}${rest}.`;
  },
  goToMissing: 'Zur ersten fehlenden Angabe',

  /** Somebody else has changed the template since the form began with it. */
  stale: {
    text: 'Die Vorlage wurde inzwischen geändert, in einem anderen Tab oder von jemand anderem.',
    /** In place of what is said about saving. */
    keptForOrder:
      'Ihre Eingaben sind noch nicht gespeichert. Beim Beauftragen ersetzt Ihre Fassung die aktuelle.',
    question: {
      title: 'Aktuelle Fassung laden?',
      message: 'Ihre Eingaben werden durch die aktuelle Fassung der Vorlage ersetzt.',
      accept: 'Laden',
      reject: 'Abbrechen',
    },
  },

  /** It is no template any more, found out on the way in or on sending. */
  settled: {
    ordered: {
      title: 'Diese Sendung ist bereits beauftragt und lässt sich nicht mehr bearbeiten.',
      text: 'Stornieren Sie sie und beauftragen Sie eine Kopie mit den geänderten Angaben.',
      copyOnly:
        'Sie lässt sich auch nicht mehr stornieren. Beauftragen Sie eine Kopie, wenn Sie sie noch einmal brauchen.',
    },
    completed: {
      title: 'Diese Vorlage ist bereits beauftragt.',
      text: 'Ein zweites Mal lässt sie sich nicht beauftragen. Für eine weitere Sendung kopieren Sie sie.',
    },
    ordering: {
      title: 'Diese Sendung wird gerade beauftragt.',
      text: 'Das Ergebnis steht noch aus. Sie finden es in der Sendungsliste.',
    },
    discarded: {
      title: 'Diese Vorlage wurde verworfen.',
      text: 'Kopieren Sie sie, wenn Sie sie noch brauchen.',
    },
    cancelled: {
      title: 'Diese Sendung ist storniert.',
      text: 'Kopieren Sie sie, wenn Sie sie noch einmal brauchen.',
    },
    cancelAndCopy: 'Stornieren und kopieren',
    copy: 'Kopieren',
    show: 'Sendung anzeigen',
  },

  /** The shipment that the address bar names. */
  source: {
    notFound: 'Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen.',
    failed: 'Die Sendung konnte nicht geladen werden.',
    quoteNotFound: 'Diese Preisanfrage gibt es nicht oder Sie dürfen sie nicht sehen.',
    quoteFailed: 'Die Preisanfrage konnte nicht geladen werden.',
    toList: 'Zur Sendungsliste',
    create: 'Neue Sendung erstellen',
  },

  /** Where the answer of saving a template was lost. */
  unknown: {
    text: 'Wir wissen nicht, ob die Vorlage gespeichert wurde. Prüfen Sie das, bevor Sie erneut speichern.',
    settling: 'Die Vorlage wird noch gespeichert. Das Ergebnis erscheint hier.',
    nothingFound: 'Die Vorlage wurde nicht gespeichert. Sie können sie erneut speichern.',
    lookUpFailed:
      'Ob die Vorlage gespeichert ist, konnte nicht geprüft werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  reset: {
    message: 'Ihre Änderungen werden gelöscht. Das Formular beginnt wieder mit den gespeicherten Angaben.',
  },
} as const;
