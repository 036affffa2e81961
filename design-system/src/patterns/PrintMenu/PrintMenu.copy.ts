/** Words of the menu of all papers. */
export const printMenuCopy = {
  print: 'Drucken',
  missing: 'Die Auswahl der Papiere konnte nicht geladen werden.',
} as const;
