/** Results that are told by a toast; those under `specified` are the specification's. */
export const resultCopy = {
  specified: { contactNotCreated: 'Kontakt konnte nicht erstellt werden!' },
  notSwitched:
    'Die Organisation konnte nicht gewechselt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const;
