/** What the panel of a shipment says before its code has come: all that the list needs of its words. */
export const missingPanelCopy = {
  missing: 'Die Sendung kann gerade nicht angezeigt werden.',
  close: 'Sendung schließen',
} as const;
