/** Words of the table that compares two versions. */
export const versionDiffCopy = {
  none: '–',
  comparisons: {
    mine: {
      table: 'Unterschiede zwischen der aktuellen Fassung und Ihren Eingaben',
      columns: { field: 'Feld', before: 'Aktuelle Fassung', after: 'Ihre Eingabe' },
      kinds: { changed: 'abweichend', added: 'nur bei Ihnen', removed: 'nur in der aktuellen Fassung' },
    },
    since: {
      table: 'Inzwischen geänderte Angaben',
      columns: { field: 'Feld', before: 'Vorher', after: 'Nachher' },
      kinds: { changed: 'geändert', added: 'neu', removed: 'entfernt' },
    },
  },
} as const;
