/** German words of the API about shipments. Titles say what happened, details what to do about it. */
export const shipmentApiCopy = {
  notFound: 'Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen.',
  keyClosed: 'Dieser Vorgang gilt nicht mehr. Es wurde nichts beauftragt.',
  orderAgain: 'Beauftragen Sie die Sendung erneut.',
  beingOrdered: 'Diese Sendung wird gerade beauftragt.',
  carrierRefused: (carrier: string) => `${carrier} hat den Auftrag nicht angenommen.`,
  carrierSilent: (carrier: string) => `${carrier} antwortet nicht. Es wurde nichts beauftragt.`,
  carrierMissing: (carrier: string) =>
    `Die Beauftragung ist nie bei ${carrier} angekommen. Es wurde nichts beauftragt.`,
  carrierUnknown: 'Wir wissen nicht, ob die Sendung beauftragt wurde.',
  carrierUnknownDetail:
    'Wir klären es mit dem Dienstleister. Beauftragen Sie nicht erneut, bevor es geklärt ist.',
  alreadyOrdered: 'Diese Sendung ist bereits beauftragt.',
  notATemplate: 'Nur Vorlagen können beauftragt werden.',
  noLabelForTemplate: 'Eine Vorlage hat noch kein Versandetikett. Beauftragen Sie sie zuerst.',
  noLabelForCancelled: 'Die Sendung ist storniert. Ihr Versandetikett ist ungültig.',
  labelFailed: 'PDF konnte nicht geladen werden.',
  trackingFailed: 'Sendungsverlauf konnte nicht abgerufen werden.',
  /** In the history of a shipment that a carrier never heard of. */
  notOrdered: 'Nicht beauftragt: Die Beauftragung ist nie beim Dienstleister angekommen.',
} as const;
