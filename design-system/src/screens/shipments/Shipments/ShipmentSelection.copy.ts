/** What can be done with selected shipments. */
export const shipmentSelectionCopy = {
  print: {
    labels: 'Etiketten drucken',
    all: 'Alle Papiere drucken',
    consignmentNotes: 'Frachtbriefe drucken',
    pickSlips: 'Packzettel drucken',
  },
  closing: 'Zum Tagesabschluss',
  cancel: 'Stornieren',
} as const;
