/** What can be done with selected shipments. */
export const shipmentSelectionCopy = {
  print: 'Etiketten drucken',
  cancel: 'Stornieren',
} as const;
