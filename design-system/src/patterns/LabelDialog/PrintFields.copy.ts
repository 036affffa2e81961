/** Words for how labels are laid on paper. */
export const printFieldsCopy = {
  format: 'Format',
  formats: { a6: 'A6', a4: 'A4' },
  position: 'Startposition',
  positionHelp: 'Hier beginnt das erste Etikett auf dem Bogen.',
  copies: 'Exemplare',
  remember: 'Für diesen Arbeitsplatz merken',
} as const;
