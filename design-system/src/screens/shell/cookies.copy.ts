import type { ConsentCookieId } from 'contract';

/** What a cookie is called, and what it is for. */
export interface CookieWords {
  readonly name: string;
  /** One that tells for how many days a decision holds is made of them. */
  readonly description: string | ((days: number) => string);
  /** Where more is said, for instance by whoever sets it. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
}

/** Words of the cookie bar and of the dialog behind it. */
export const cookiesCopy = {
  title: 'Cookies und Datenschutz',
  text: 'Wir verwenden notwendige Cookies für den Betrieb. Optionale Cookies setzen wir nur mit Ihrer Einwilligung.',
  revocable: 'Ihre Einwilligung können Sie jederzeit unter „Cookie-Einstellungen“ widerrufen.',
  privacy: 'Datenschutzerklärung',
  acceptAll: 'Alle akzeptieren',
  onlyNecessary: 'Nur notwendige',
  settings: 'Einstellungen',
  close: 'Cookie-Einstellungen schließen',
  necessary: 'Notwendig',
  alwaysOn: 'Immer aktiv',
  optional: 'Optional',
  /** Beside a switch. */
  on: 'An',
  off: 'Aus',
  declineAll: 'Alle ablehnen',
  save: 'Auswahl speichern',
} as const;

export const cookieWords = {
  session: {
    name: 'Anmeldung',
    description: 'Hält Sie angemeldet. Funktioniert auch nach „Alle ablehnen“.',
  },
  consent: {
    name: 'Ihre Auswahl',
    description: (days: number) =>
      `Merkt sich diese Einstellungen ${days}\u00A0Tage lang, auch eine Ablehnung.`,
  },
  'session-recording': {
    name: 'Sitzungsaufzeichnung',
    description:
      'Aufzeichnung von Klicks und Eingaben zur Fehlersuche. Gemessen wird auch, wie lange Seiten und Abfragen brauchen. Nach einer Änderung wird die Seite neu geladen.',
  },
} as const satisfies Record<ConsentCookieId, CookieWords>;
