/** Results that are told by a toast; the sentences are the specification's. */
export const resultCopy = {
  specified: { contactNotCreated: 'Kontakt konnte nicht erstellt werden!' },
} as const;
