/** Words of the menu of all papers. */
export const printMenuCopy = {
  print: 'Weitere Dokumente',
  /** What belongs to the parcel, as one document. */
  all: 'Alle Papiere drucken',
  printed: { yes: 'Gedruckt', no: 'Noch nicht gedruckt' },
  missing: 'Die Auswahl der Papiere konnte nicht geladen werden.',
} as const;
