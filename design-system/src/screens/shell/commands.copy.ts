/** Words of what the application's frame offers beside places. */
export const commandsCopy = {
  search: 'Suchen oder springen …',
  searchShort: 'Suchen …',
  missing: 'Suche und Tastenkürzel können gerade nicht angezeigt werden.',
  close: 'Schließen',
  organizationOf: (name: string) => `Organisation: ${name}`,
} as const;
