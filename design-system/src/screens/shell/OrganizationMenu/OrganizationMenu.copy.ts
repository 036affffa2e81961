/** Words of the choice of an organisation. */
export const organizationMenuCopy = {
  title: 'Organisation wechseln',
  loading: 'Organisationen werden geladen …',
  nameless: 'Der Name konnte nicht geladen werden.',
} as const;
