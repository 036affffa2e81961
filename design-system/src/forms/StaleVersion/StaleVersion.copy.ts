/** What is said and asked where somebody else has saved the same thing since the form began with it. */
export const staleVersionCopy = {
  kept: 'Ihre Eingaben sind noch nicht gespeichert. Beim Speichern ersetzt Ihre Fassung die aktuelle.',
  keep: 'Meine Fassung behalten',
  load: 'Aktuelle Fassung laden',
  /** Of a thing that knows who has saved it last. */
  savedBy: (when: string, person: string) => `Zuletzt gespeichert: ${when}, ${person}.`,
  decide: 'Ihre Eingaben bleiben hier erhalten. Entscheiden Sie, welche Fassung gelten soll.',
} as const;
