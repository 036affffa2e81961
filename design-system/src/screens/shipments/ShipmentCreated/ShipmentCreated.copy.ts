import { count } from 'contract';
import { formatIsoDay, formatShortDate, formatTime } from '../../../format/index.ts';

/** Words of the page that follows a created shipment or template. */
export const shipmentCreatedCopy = {
  ordered: 'Sendung beauftragt',
  /** Above the heading, with the sign of success. */
  orderedAt: (at: string, now: Date) => `Beauftragt ${moment(at, now)}`,
  savedAt: (at: string, now: Date) => `Gespeichert ${moment(at, now)}`,
  ordering: { open: 'Die Sendung wird beauftragt', unclear: 'Das Ergebnis wird geklärt' },
  /** Below „Die Sendung wird beauftragt“, which says the rest. */
  outcomeOpen: 'Das Ergebnis steht noch aus.',
  cancelled: 'Sendung storniert',
  neverOrdered: 'Sendung nicht beauftragt',
  trackingNumber: 'Sendungsnummer',
  orderNumber: 'Auftragsnummer',
  noTrackingNumber:
    'Der Dienstleister vergibt die Sendungsnummer später. Sie finden sie in der Sendungsliste.',
  printNow: (carrier: string, pieces: number) =>
    `${carrier} hat die Sendung angenommen. Drucken Sie jetzt ${pieces === 1 ? 'das Versandetikett' : 'die Versandetiketten'}.`,
  printAllNow: (carrier: string, papers: number) =>
    `${carrier} hat die Sendung angenommen. Drucken Sie jetzt die ${count(papers, 'Papier, das', 'Papiere, die')} zur Sendung gehören.`,
  papers: 'Papiere zu dieser Sendung',
  lacksLastChanges: 'Ihre letzten Änderungen sind nicht enthalten. Prüfen Sie die Angaben der Sendung.',
  status: 'Status',
  recipient: 'Empfänger',
  product: 'Versandprodukt',
  deliveryDay: 'Zustelltag',
  /** Of a template: nobody has promised it. */
  requestedDay: 'Gewünschter Zustelltag',
  price: 'Preis (netto)',
  taxes: 'zuzüglich Umsatzsteuer',
  /** Where customs are crossed, as the form said. */
  taxesAndDuties: 'zuzüglich Umsatzsteuer und Abgaben',
  packages: 'Packstücke',
  reference: 'Referenz',
  packingNotes: 'Packhinweise',
  pieces: (pieces: string, weight: string) => `${pieces} · ${weight}`,
  place: (place: string, country: string) => `${place}, ${country}`,
  nextPickup: 'Nächste Abholung',
  nextSelfDelivery: 'Nächste Selbstanlieferung',
  noPickup: 'Noch keine geplant',
  more: 'Weitere Schritte',
  preview: {
    title: 'Versandetikett',
    neutralSender: 'Neutrale Versandadresse',
    reference: 'Referenz',
    piece: 'Packstück',
    pieceOf: (number: number, all: number) => `${number} von ${all}`,
    weight: 'Gewicht',
    date: 'Datum',
    pages: 'Packstücke der Vorschau',
    previous: 'Vorheriges Packstück',
    next: 'Nächstes Packstück',
    note: 'Vorschau. Das Versandetikett des Dienstleisters öffnet sich beim Drucken.',
  },
  templateSaved: 'Vorlage gespeichert',
  templateWhere: 'Sie finden sie unter „Vorlagen (AVIS)“.',
  toTemplates: 'Vorlagen (AVIS) öffnen',
  pickSlip: 'Packzettel drucken',
  copyNumber: 'Sendungsnummer kopieren',
  copied: 'Sendungsnummer kopiert.',
  copyFailed: 'Kopieren ist hier nicht möglich. Markieren Sie die Nummer.',
  toShipment: 'Sendung öffnen',
  print: (pieces: number) =>
    pieces === 1
      ? 'Versandetikett drucken'
      : `${count(pieces, 'Versandetikett', 'Versandetiketten')} drucken`,
  orderPickup: 'Abholung beauftragen',
  sameRecipient: 'Weitere Sendung an denselben Empfänger',
  startOver: 'Neue Sendung',
  loading: 'Sendung wird geladen …',
  failed: 'Die Sendung konnte nicht geladen werden',
  notFound: 'Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen',
  toList: 'Sendungsliste öffnen',
} as const;

/** „um 14:07 Uhr“ of today, „am 19.11.2026 um 14:07 Uhr“ of another day. */
function moment(at: string, now: Date): string {
  const time = `um ${formatTime(at)}`;
  return formatIsoDay(at) === formatIsoDay(now) ? time : `am ${formatShortDate(at)} ${time}`;
}
