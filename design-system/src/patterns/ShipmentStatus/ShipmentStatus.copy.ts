import type { KnownOrUnknownStatus } from 'contract';

/** Words about a shipment's status, beyond the status itself. */
export const shipmentStatusCopy = {
  delayed: 'Zustellung verzögert',
  /** Between a template and an order, in place of the status. */
  ordering: { open: 'Wird beauftragt', unclear: 'Wird geklärt' },
  orderOnlyOnce: 'Nicht erneut beauftragen',
  /** What a status means, for the head of a shipment's panel. */
  meaning: {
    avis: 'Vorlage: noch nicht beim Dienstleister beauftragt.',
    ordered: 'Beim Dienstleister angemeldet, noch nicht übernommen.',
    transit: 'Vom Dienstleister übernommen.',
    in_delivery: 'Im Zustellfahrzeug.',
    delivered: 'Beim Empfänger oder Ablageort angekommen.',
    returned: 'Auf dem Rückweg zum Absender oder zurück.',
    cancelled: 'Beim Dienstleister storniert. Das Versandetikett ist ungültig.',
    /** The reason stands beside it. */
    exception: '',
    unknown: 'Diesen Status kennt diese Version noch nicht.',
  } satisfies Record<KnownOrUnknownStatus, string>,
  orderingMeaning: {
    open: 'Wird gerade beim Dienstleister beauftragt. Das Ergebnis steht noch aus.',
    unclear:
      'Wir klären, ob der Dienstleister die Sendung angenommen hat. Beauftragen Sie bis dahin nicht erneut.',
  },
  /** In place of „Storniert“, where it was never more than a template. */
  discarded: 'Verworfen',
  discardedMeaning: 'Die Vorlage wurde verworfen. Es wurde nichts beauftragt.',
  /** In place of „Storniert“, where the order never got to the carrier. */
  neverOrdered: 'Nicht beauftragt',
  neverOrderedMeaning:
    'Der Auftrag hat den Dienstleister nicht erreicht. Es gibt weder Sendungsnummer noch Versandetikett.',
} as const;
