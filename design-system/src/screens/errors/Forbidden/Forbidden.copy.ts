/** Words shown where a permission is missing. */
export const forbiddenCopy = {
  specified: {
    title: 'Fehlende Berechtigung',
    text: 'Sie haben nicht die nötigen Berechtigungen, um diese Seite zu sehen.',
  },
  signedInAs: (name: string, role: string) => `Angemeldet als ${name}, Rolle ${role}.`,
  backHome: 'Zurück zur Startseite',
} as const;
