import { cronJobs } from 'contract';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** German words of the API about shipments. Titles say what happened, details what to do about it. */
export const shipmentApiCopy = {
  numberOfAnother: (carrier: string) => `Diese Sendungsnummer hat schon eine andere Sendung mit ${carrier}.`,
  numberOfAnotherDetail: (orderNumber: string) =>
    `Sie gehört zu ${orderNumber}. Prüfen Sie, für welche Sendung sie gilt.`,
  notFound: 'Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen.',
  /** Who has made what came by a file. */
  importer: cronJobs['shipment-import'].name,
  keyClosed: 'Dieser Vorgang gilt nicht mehr. Es wurde nichts beauftragt.',
  orderAgain: 'Beauftragen Sie die Sendung erneut.',
  beingOrdered: 'Diese Sendung wird gerade beauftragt.',
  carrierRefused: (carrier: string) => `${carrier} hat den Auftrag nicht angenommen.`,
  priceChangedTitle: 'Der Preis hat sich geändert. Es wurde nichts beauftragt.',
  /** Both net, in cents. */
  priceChanged: (newCents: number, cents: number) =>
    `Der Preis hat sich geändert: ${euros.format(newCents / 100)} statt ${euros.format(cents / 100)}. Prüfen Sie den neuen Preis und beauftragen Sie erneut.`,
  carrierSilent: (carrier: string) => `${carrier} antwortet nicht. Es wurde nichts beauftragt.`,
  carrierMissing: (carrier: string) =>
    `Der Auftrag ist nicht bei ${carrier} angekommen. Es wurde nichts beauftragt.`,
  carrierUnknown: 'Wir wissen nicht, ob die Sendung beauftragt wurde.',
  carrierUnknownDetail:
    'Wir klären es mit dem Dienstleister. Beauftragen Sie nicht erneut, bevor es geklärt ist.',
  alreadyOrdered: 'Diese Sendung ist bereits beauftragt.',
  notATemplate: 'Nur Vorlagen können beauftragt werden.',
  orderedNotChanged: 'Diese Sendung ist bereits beauftragt und lässt sich nicht mehr bearbeiten.',
  discardedNotChanged: 'Diese Vorlage wurde verworfen und lässt sich nicht mehr bearbeiten.',
  cancelAndCopy: 'Stornieren Sie sie und beauftragen Sie eine Kopie mit den geänderten Angaben.',
  versionStale: 'Diese Vorlage wurde inzwischen geändert.',
  /** Of what is cancelled: a template is one too. */
  shipmentStale: 'Diese Sendung wurde inzwischen geändert.',
  notCancelled: 'Die Sendung konnte nicht storniert werden.',
  cancelledAfterClosing: 'Nach dem Tagesabschluss nicht mehr möglich.',
  cancelledTooLate: 'Der Dienstleister hat die Sendung bereits übernommen.',
  cancellingSilent: (carrier: string) => `${carrier} antwortet nicht. Versuchen Sie es erneut.`,
  cancellingUnknown: (carrier: string) =>
    `${carrier} hat nicht geantwortet, ob die Sendung storniert ist. Versuchen Sie es erneut.`,
  /** In the history of a shipment that somebody has cancelled. */
  cancelled: 'Storniert',
  noLabelForTemplate: 'Eine Vorlage hat noch kein Versandetikett. Beauftragen Sie sie zuerst.',
  numberFollows: (carrier: string) =>
    `${carrier} hat noch keine Sendungsnummer vergeben. Bis dahin gibt es nichts zu drucken.`,
  noLabelForCancelled: 'Die Sendung ist storniert. Ihr Versandetikett ist ungültig.',
  noPapersForTemplate: 'Eine Vorlage hat nur einen Packzettel. Beauftragen Sie sie zuerst.',
  noPapersForCancelled: 'Die Sendung ist storniert. Ihre Papiere sind ungültig.',
  nothingDeclared: 'Für diese Sendung gibt es keine Zollpapiere.',
  labelFailed: 'PDF konnte nicht geladen werden.',
  trackingFailed: 'Sendungsverlauf konnte nicht abgerufen werden.',
  /** In the history of a shipment that a carrier never heard of. */
  notOrdered: 'Nicht beauftragt: Der Auftrag ist nicht beim Dienstleister angekommen.',
} as const;
