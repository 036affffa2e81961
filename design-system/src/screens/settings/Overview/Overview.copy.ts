/** Words of the settings' first page. */
export const overviewCopy = {
  title: 'Einstellungen',
  about: 'Was für Sie und für Ihre Organisation gilt.',
  open: (title: string) => `${title} öffnen`,
} as const;
