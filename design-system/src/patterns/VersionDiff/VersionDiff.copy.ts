/** Words of the table that compares two versions. */
export const versionDiffCopy = {
  none: '–',
  table: 'Unterschiede zwischen der aktuellen Fassung und Ihren Eingaben',
  columns: { field: 'Feld', before: 'Aktuelle Fassung', after: 'Ihre Eingabe' },
  kinds: { changed: 'abweichend', added: 'nur bei Ihnen', removed: 'nur in der aktuellen Fassung' },
} as const;
