/** Words of the menu of files that a table is saved as. */
export const exportMenuCopy = {
  export: 'Exportieren',
  formats: { xlsx: 'Als Excel-Datei (.xlsx)', csv: 'Als CSV-Datei' },
  missing: 'Die Auswahl der Dateien konnte nicht geladen werden.',
} as const;
