/** Words beside the button that exports a table. */
export const exportOutcomeCopy = {
  busy: 'Zurzeit werden zu viele Tabellen erstellt. Versuchen Sie es gleich erneut.',
} as const;
