/** Words of rows that are added, duplicated and removed. */
export const rowsCopy = {
  duplicate: (row: string) => `${row} duplizieren`,
  remove: (row: string) => `${row} entfernen`,
  removed: (row: string) => `${row} entfernt.`,
  undo: 'Rückgängig',
} as const;
