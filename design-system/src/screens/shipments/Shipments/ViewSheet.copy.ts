/** Words of what the list looks like. */
export const viewSheetCopy = {
  title: 'Ansicht',
  close: 'Schließen',
  views: 'Gespeicherte Ansichten',
  none: 'Noch keine. Eine Ansicht hält Reiter, Suche, Filter, Sortierung, Zeilen und Spalten fest.',
  name: 'Name der Ansicht',
  nameHelp: 'Gilt in diesem Browser. Eine Ansicht gleichen Namens wird ersetzt.',
  nameMissing: 'Geben Sie der Ansicht einen Namen.',
  notKept: 'Dieser Browser speichert nichts. Kopieren Sie stattdessen den Link.',
  save: 'Ansicht speichern',
  saved: (name: string) => `Ansicht „${name}“ gespeichert.`,
  delete: (name: string) => `Ansicht „${name}“ löschen`,
  deleted: (name: string) => `Ansicht „${name}“ gelöscht.`,
  share: 'Link zu dieser Ansicht kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden. Kopieren Sie die Adresse aus der Adresszeile.',
  rows: 'Zeilen pro Seite',
  columns: 'Sichtbare Spalten',
  withoutRoom: 'Hat in diesem Fenster keinen Platz.',
  columnsHelp:
    'Die Auswahl gilt in diesem Browser. Spalten ohne Platz erscheinen in einem breiteren Fenster.',
  standard: 'Standard wiederherstellen',
} as const;
