/** What the forms of the settings say, whatever they are about. */
export const settingsFormCopy = {
  save: 'Änderungen speichern',
  saving: 'Änderungen werden gespeichert …',
  saved: 'Gespeichert. Die Änderungen gelten sofort.',
  notSaved: 'Die Änderungen wurden nicht gespeichert.',
  overtaken: 'Diese Angaben wurden inzwischen geändert.',
} as const;
