/** What is said of switches of rows that save at once. */
export const rowSwitchesCopy = {
  saving: 'Wird gespeichert …',
  undo: 'Rückgängig',
  failed: 'Nicht geändert.',
  /** The answer was lost, and the list as it stands could not be had either. */
  open: 'Wir wissen nicht, ob das gespeichert wurde. Laden Sie die Liste neu.',
  overtaken: 'Inzwischen geändert. Der Schalter zeigt den aktuellen Stand.',
  /** Of a row that is not in sight any more. */
  failedOf: (name: string) => `${name} wurde nicht geändert.`,
  openOf: (name: string) => `Wir wissen nicht, ob ${name} geändert wurde.`,
} as const;
