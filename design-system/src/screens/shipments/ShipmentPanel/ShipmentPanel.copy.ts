import { count } from 'contract';
import { missingPanelCopy } from '../../../patterns/MissingPart/MissingPanel.copy.ts';

/** Words of the panel that shows one shipment. */
export const shipmentPanelCopy = {
  /** The heading until its number is there. */
  title: 'Sendung',
  label: (orderNumber: string) => `Sendung ${orderNumber}`,
  labelLoading: 'Sendung wird geladen …',
  close: missingPanelCopy.shipment.close,
  previous: 'Vorherige Sendung',
  next: 'Nächste Sendung',
  /** Where the code of a part could not be fetched. */
  missing: missingPanelCopy.shipment.missing,
  labelMissing: 'Das Versandetikett kann gerade nicht angezeigt werden.',
  dismiss: 'Schließen',
  copyNumber: 'Sendungsnummer kopieren',
  copied: 'Sendungsnummer kopiert.',
  copyFailed: 'Kopieren ist hier nicht möglich. Markieren Sie die Nummer.',
  notAssigned: 'Sendungsnummer noch nicht vergeben',
  trackAt: (carrier: string) => `Bei ${carrier} verfolgen`,
  printUnavailable: 'Erst nach dem Beauftragen verfügbar.',
  templateHelp: 'Vervollständigen Sie sie, um sie zu beauftragen.',
  expected: 'Voraussichtliche Zustellung',
  expectedWas: 'Zustellung war geplant für',
  /** „heute, 14:00–16:00 Uhr“ */
  dayAndHours: (day: string, hours: string) => `${day}, ${hours}\u00A0Uhr`,
  exception: (reason: string | null) => (reason === null ? 'Ausnahme' : `Ausnahme: ${reason}`),
  exceptionHelp: (carrier: string) => `Wenden Sie sich mit der Sendungsnummer an ${carrier}.`,
  /** Before what the carrier itself has said of it. */
  carrierSays: (carrier: string) => `${carrier} meldet:`,
  resendHelp:
    'Oder senden Sie sie mit korrigierten Angaben erneut. Das wird eine neue Sendung zum Preis von heute; an dieser ändert sich nichts.',
  history: 'Sendungsverlauf',
  /** Whose history is shown: of all pieces or of one. */
  historyOf: 'Verlauf zeigen für',
  allPieces: (pieces: number) => `Alle ${pieces} Packstücke`,
  onePiece: (position: number, packaging: string, status: string | undefined) =>
    [`Packstück\u00A0${position}`, packaging, status].filter(Boolean).join(' · '),
  // A line ends with the dot and never begins with one.
  placeAndPieces: (place: string | null, pieces: string) => [place, pieces].filter(Boolean).join('\u00A0· '),
  piecesDelivered: (delivered: number, pieces: number) => `${delivered} von ${pieces} zugestellt`,
  historyLoading: 'Sendungsverlauf wird abgerufen …',
  historyFailed: 'Sendungsverlauf konnte nicht abgerufen werden.',
  historyEmpty: 'Noch keine Ereignisse. Der Dienstleister meldet den ersten Scan nach der Übernahme.',
  historyNeverOrdered: 'Eine nicht beauftragte Sendung hat keinen Verlauf.',
  historyBeforeOrder: 'Der Verlauf beginnt, sobald die Sendung beauftragt ist.',
  /** What the carrier itself has said, in its own language. */
  originalText: 'Originaltext des Dienstleisters anzeigen',
  updated: (when: string) => `Zuletzt aktualisiert ${when}`,
  refresh: 'Jetzt aktualisieren',
  refreshing: 'Wird aktualisiert …',
  sender: 'Absender',
  recipient: 'Empfänger',
  packages: 'Packstücke',
  pieces: 'Nummer und Stand je Packstück',
  copyPieceNumber: (position: number) => `Sendungsnummer von Packstück\u00A0${position} kopieren`,
  /** „Zugestellt, heute, 10:34 Uhr“ */
  latest: (description: string, when: string) => `${description}, ${when}`,
  /** „2 · Karton“, the second of all pieces. */
  piece: (position: number, packaging: string) => `${position} · ${packaging}`,
  packagesTotal: (pieces: number, weight: string) =>
    `${count(pieces, 'Packstück', 'Packstücke')} · ${weight} gesamt`,
  packageColumns: { amount: 'Anzahl', packaging: 'Verpackung', dimensions: 'Maße', weight: 'Gewicht' },
  /** Of one piece, by its measures. */
  volumetric: (weight: string) => `Volumengewicht ${weight}`,
  details: 'Einzelheiten',
  customs: 'Zoll',
  customsReason: (reason: string) => `Grund der Ausfuhr: ${reason}`,
  customsTotal: (weight: string, value: string) => `${weight} netto · ${value} gesamt`,
  customsColumns: {
    quantity: 'Anzahl',
    goods: 'Ware',
    netWeight: 'Netto je\u00A0Stück',
    value: 'Wert je\u00A0Stück',
  },
  /** Beside what one piece weighs or is worth, where all of them were declared together. */
  customsTogether: (figure: string) => `gesamt ${figure}`,
  customsFacts: (tariffNumber: string, origin: string) =>
    [tariffNumber && `Warentarifnummer ${tariffNumber}`, origin && `Ursprung ${origin}`]
      .filter(Boolean)
      // A line ends with the dot and never begins with one.
      .join('\u00A0· '),
  facts: {
    content: 'Inhalt',
    goods1: 'Warenbezeichnung 1',
    goods2: 'Warenbezeichnung 2',
    packingNotes: 'Packhinweise',
    reference: 'Referenz 1',
    reference2: 'Referenz 2',
    declaredValue: 'Warenwert',
    incoterm: 'Frankatur',
    insured: 'Transportversicherung',
    dangerous: 'Gefahrgut',
    neutral: 'Neutraler Versand',
    saturday: 'Samstagszustellung',
    requestedDay: 'Gewünschter Zustelltag',
    printed: 'Gedruckt',
    created: 'Erstellt',
    price: 'Preis (netto)',
    yes: 'Ja',
    ddp: 'Verzollt geliefert (DDP)',
    dap: 'Unverzollt geliefert (DAP)',
  },
  by: (when: string, who: string) => `${when}, ${who}`,
  toList: 'Zur Liste',
  notFound: 'Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen',
  failed: 'Die Sendung konnte nicht geladen werden',
} as const;
