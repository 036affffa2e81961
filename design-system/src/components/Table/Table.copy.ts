/** Words of tables. */
export const tableCopy = {
  /** On a phone, before the heads that sort. */
  sortBy: 'Sortieren nach',
} as const;
