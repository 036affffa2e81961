import type { ContactMode } from './contact-panel-state.ts';

/** Words of the panel of a contact. Titles of toasts are the specification's, or in its manner. */
export const contactPanelCopy = {
  title: {
    create: 'Kontakt anlegen',
    duplicate: 'Kontakt duplizieren',
    edit: 'Kontakt bearbeiten',
  } satisfies Record<ContactMode, string>,
  /** Of one that may only be looked at. */
  look: 'Kontakt',
  close: 'Schließen',
  loading: 'Kontakt wird geladen …',
  failed: 'Der Kontakt konnte nicht geladen werden.',
  notFound: 'Diesen Kontakt gibt es nicht oder Sie dürfen ihn nicht sehen.',
  toList: 'Zur Liste',
  changed: (when: string, person: string) => `Geändert: ${when}, ${person}`,
  kind: 'Art',
  shortName: 'Kurzname',
  shortNameHelp: 'Erscheint nur in der Suche und in der Befehlsleiste.',
  address: 'Anschrift',
  reach: 'Erreichbarkeit',
  save: { create: 'Kontakt anlegen', duplicate: 'Kontakt anlegen', edit: 'Speichern' } satisfies Record<
    ContactMode,
    string
  >,
  saveAnyway: {
    create: 'Trotzdem anlegen',
    duplicate: 'Trotzdem anlegen',
    edit: 'Trotzdem speichern',
  } satisfies Record<ContactMode, string>,
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  notSaved: {
    create: 'Kontakt konnte nicht erstellt werden!',
    duplicate: 'Kontakt konnte nicht erstellt werden!',
    edit: 'Kontakt konnte nicht bearbeitet werden!',
  } satisfies Record<ContactMode, string>,
  saved: {
    create: 'Kontakt erstellt!',
    duplicate: 'Kontakt erstellt!',
    edit: 'Kontakt bearbeitet!',
  } satisfies Record<ContactMode, string>,
  duplicate: {
    title: {
      create: (name: string, place: string) => `Es gibt bereits „${name}, ${place}“. Trotzdem anlegen?`,
      edit: (name: string, place: string) => `Es gibt bereits „${name}, ${place}“.`,
    },
    /** Of several: asked once, each named below. */
    several: {
      create: 'Es gibt bereits ähnliche Kontakte. Trotzdem anlegen?',
      edit: 'Es gibt bereits ähnliche Kontakte.',
    },
    named: (name: string, place: string) => `„${name}, ${place}“ öffnen`,
    why: {
      same: 'Gleicher Name, gleiche Anschrift.',
      alike: 'Gleiche Postleitzahl, gleiche Hausnummer, ähnlicher Name.',
      reach: 'Gleiche Postleitzahl, gleiche E-\u2060Mail oder Telefonnummer.',
    },
    open: 'Vorhandenen öffnen',
  },
  conflict: {
    title: 'Dieser Kontakt wurde inzwischen geändert.',
  },
} as const;

/** What is asked and said about deleting a contact and about the default sender. */
export const contactActionsCopy = {
  specified: {
    deleteCancelled: 'Sie haben den Löschvorgang abgebrochen!',
    alreadyDefault: 'Absenderadresse ist bereits als Standard gespeichert!',
  },
  deleteTitle: 'Kontakt löschen?',
  deleteText: (name: string) =>
    `„${name}“ wird aus dem Adressbuch entfernt. Bestehende Sendungen bleiben unverändert.`,
  deleteDefaultText: (name: string) =>
    `„${name}“ ist Ihr Standardabsender und wird aus dem Adressbuch entfernt. Neue Sendungen beginnen dann ohne Absender. Bestehende Sendungen bleiben unverändert.`,
  delete: 'Kontakt löschen',
  deleting: 'Wird gelöscht …',
  cancel: 'Abbrechen',
  deleted: 'Kontakt gelöscht!',
  notDeleted: {
    failed: 'Kontakt konnte nicht gelöscht werden!',
    open: 'Wir wissen nicht, ob der Kontakt gelöscht wurde.',
  },
  madeDefault: 'Absenderadresse als Standard gespeichert!',
  notMadeDefault: {
    failed: 'Absenderadresse konnte nicht als Standard gespeichert werden!',
    open: 'Wir wissen nicht, ob die Absenderadresse als Standard gespeichert wurde.',
  },
  /** After „Sie haben“. */
  begun: {
    new: 'einen Kontakt begonnen und noch nicht gespeichert',
    changed: 'einen Kontakt geändert und noch nicht gespeichert',
  },
} as const;

/** Of the addresses that stand on labels instead of one's own, on the page of their own. */
export const neutralSenderPanelCopy = {
  title: {
    create: 'Neutrale Versandadresse anlegen',
    duplicate: 'Neutrale Versandadresse duplizieren',
    edit: 'Neutrale Versandadresse bearbeiten',
  },
  look: 'Neutrale Versandadresse',
  loading: 'Versandadresse wird geladen …',
  failed: 'Die Versandadresse konnte nicht geladen werden.',
  notFound: 'Diese Versandadresse gibt es nicht oder Sie dürfen sie nicht sehen.',
  shortName: 'Bezeichnung',
  shortNameHelp: 'So finden Sie die Adresse bei neuen Sendungen. Sie wird nicht gedruckt.',
  save: { create: 'Anlegen', duplicate: 'Anlegen', edit: 'Speichern' },
  notSaved: {
    create: 'Neutrale Versandadresse konnte nicht erstellt werden.',
    duplicate: 'Neutrale Versandadresse konnte nicht erstellt werden.',
    edit: 'Neutrale Versandadresse konnte nicht bearbeitet werden.',
  },
  saved: {
    create: 'Neutrale Versandadresse erstellt.',
    duplicate: 'Neutrale Versandadresse erstellt.',
    edit: 'Neutrale Versandadresse bearbeitet.',
  },
  deleteTitle: 'Neutrale Versandadresse löschen?',
  deleteText: (name: string) =>
    `„${name}“ steht bei neuen Sendungen nicht mehr zur Wahl. Bestehende Sendungen bleiben unverändert.`,
  delete: 'Versandadresse löschen',
  deleted: 'Neutrale Versandadresse gelöscht.',
  notDeleted: {
    failed: 'Neutrale Versandadresse konnte nicht gelöscht werden.',
    open: 'Wir wissen nicht, ob die neutrale Versandadresse gelöscht wurde.',
  },
} as const;
