/** Words of everything that is fetched. */
export const resourceCopy = {
  slow: 'Das dauert länger als üblich …',
} as const;
