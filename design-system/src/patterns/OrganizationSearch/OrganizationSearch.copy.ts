/** Words of the field that finds an organisation. */
export const organizationSearchCopy = {
  label: 'Organisation',
  placeholder: 'Organisation suchen',
  group: 'Organisationen',
  loading: 'Wird gesucht …',
  empty: 'Keine Organisation gefunden.',
  failed: 'Die Organisationen konnten nicht geladen werden.',
} as const;
