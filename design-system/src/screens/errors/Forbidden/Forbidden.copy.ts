/** Words shown where a permission is missing. */
export const forbiddenCopy = {
  specified: {
    title: 'Fehlende Berechtigung',
    text: 'Sie haben nicht die nötigen Berechtigungen, um diese Seite zu sehen.',
  },
  signedInAs: (name: string, role: string) =>
    role === '' ? `Angemeldet als ${name}.` : `Angemeldet als ${name}, Rolle ${role}.`,
  help: {
    owner: (organizationName: string) =>
      organizationName === ''
        ? 'Ein Inhaber Ihrer Organisation kann Ihnen die Berechtigung geben.'
        : `Ein Inhaber Ihrer Organisation (${organizationName}) kann Ihnen die Berechtigung geben.`,
    administrator:
      'Das Backoffice ist den Mitarbeitenden des Portals vorbehalten. Ein Administrator kann Ihnen die Berechtigung geben.',
    portal: 'Ihr Konto gehört zum Portal. Ein Administrator kann Ihnen die Berechtigung geben.',
  },
  backHome: 'Zurück zur Startseite',
} as const;
