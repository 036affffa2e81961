/** Words of a cell that is edited in its place. */
export const editableCellCopy = {
  /** Said before the value of a cell that can be edited. */
  edit: (label: string) => `${label} bearbeiten: `,
  /** Stands where there is no value. */
  none: '–',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saving: 'Wird gespeichert …',
} as const;
