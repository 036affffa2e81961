/** German words of what happens to orders. */
export const orderingCopy = {
  notOrdered: 'Nicht beauftragt: Die Beauftragung ist nie beim Dienstleister angekommen.',
} as const;
