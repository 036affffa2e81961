/** What can be done with a shipment of the list, and why something cannot. */
export const rowMenuCopy = {
  open: 'Öffnen',
  track: 'Verfolgen',
  newTab: 'öffnet einen neuen Tab',
  noLabel: {
    template: 'Eine Vorlage hat noch kein Versandetikett.',
    cancelled: 'Die Sendung ist storniert.',
    ordering: 'Die Sendung wird noch beauftragt.',
  },
} as const;
