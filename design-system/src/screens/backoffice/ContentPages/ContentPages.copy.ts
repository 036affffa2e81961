import type { ContentPageKind, LegalPageKind } from 'contract';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

/** Words of `/backoffice/inhaltsseiten`. */
export const contentPagesCopy = {
  title: 'Inhaltsseiten',
  about: 'Veröffentlichte Texte, auch die am Fuß jeder Seite.',
  list: {
    one: 'Inhaltsseite',
    many: 'Inhaltsseiten',
    table: 'Inhaltsseiten nach Titel',
    failed: 'Fehler beim Abrufen der Inhaltsseiten',
  } satisfies ListWords,
  kinds: {
    'privacy-policy': 'Datenschutzerklärung',
    'terms-and-conditions': 'AGB',
    imprint: 'Impressum',
    other: 'Sonstige',
  } satisfies Record<ContentPageKind, string>,
  missing: {
    'privacy-policy': 'Es gibt noch keine Datenschutzerklärung.',
    'terms-and-conditions': 'Es gibt noch keine AGB.',
    imprint: 'Es gibt noch kein Impressum.',
  } satisfies Record<LegalPageKind, string>,
  columns: { title: 'Titel', slug: 'Slug', kind: 'Art', updatedAt: 'Geändert am', updatedBy: 'Geändert von' },
  address: (slug: string) => `/${slug}`,
  sample: 'Beispieltext',
  nobody: '–',
  create: 'Seite anlegen',
  empty: {
    title: 'Noch keine Inhaltsseiten',
    text: 'Legen Sie Datenschutzerklärung, AGB und Impressum an, bevor das Portal öffentlich wird.',
  },
  pageOf: (page: number) => (page === 1 ? 'Inhaltsseiten' : listCopy.selection.page(page)),
  editor: {
    path: 'Pfad',
    newTitle: 'Seite anlegen',
    unknown: 'Inhaltsseite',
    form: 'Inhaltsseite bearbeiten',
    newForm: 'Inhaltsseite anlegen',
    loading: 'Inhaltsseite wird geladen …',
    failed: 'Die Inhaltsseite konnte nicht geladen werden.',
    notFound: 'Diese Inhaltsseite gibt es nicht mehr.',
    toList: 'Zu den Inhaltsseiten',
    readOnly: 'Nur Administratoren können Inhaltsseiten ändern.',
    show: 'Seite ansehen',
    titleField: 'Titel',
    slug: 'Slug',
    slugHelp: 'Kleinbuchstaben, Ziffern und Bindestriche: die Adresse der Seite nach dem Schrägstrich',
    slugFree: 'Der Slug ist frei.',
    slugTaken: 'Diesen Slug hat bereits eine andere Seite.',
    slugAsking: 'Wird geprüft …',
    kind: 'Art',
    body: 'Inhalt (HTML)',
    bodyHelp:
      'Überschriften ab <h2>, Absätze, Listen, Tabellen und Links. Skripte, Bilder und Formate werden entfernt.',
    view: 'Ansicht des Inhalts',
    code: 'HTML',
    preview: 'Vorschau',
    previewTitle: 'So erscheint die Seite',
    create: 'Veröffentlichen',
    creating: 'Seite wird veröffentlicht …',
    notCreated: 'Die Seite wurde nicht veröffentlicht.',
    cancel: 'Abbrechen',
    remove: 'Löschen',
  },
  removal: {
    title: 'Inhaltsseite löschen?',
    message: (title: string) => `„${title}“ ist danach unter ihrer Adresse nicht mehr zu finden.`,
    accept: 'Seite löschen',
    pending: 'Seite wird gelöscht …',
    reject: 'Abbrechen',
  },
  told: {
    created: 'Seite veröffentlicht.',
    deleted: 'Seite gelöscht!',
    notDeleted: {
      failed: 'Seite konnte nicht gelöscht werden!',
      open: 'Wir wissen nicht, ob die Seite gelöscht wurde.',
    },
  },
} as const;
