/** Where the code of the comparison of rates could not be fetched. */
export const missingRatesCopy = {
  missing: 'Der Tarifvergleich kann gerade nicht angezeigt werden.',
} as const;
