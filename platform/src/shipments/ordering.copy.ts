/** German words of what happens to orders. */
export const orderingCopy = {
  notOrdered: 'Nicht beauftragt: Der Dienstleister hat den Auftrag nie erhalten.',
} as const;
