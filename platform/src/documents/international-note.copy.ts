import type { Packaging } from 'contract';

/** Words of a consignment note across borders, German and English, with the numbers that its boxes have everywhere. */
export const internationalNoteCopy = {
  heading: {
    cmr: 'CMR-Frachtbrief / CMR Consignment Note',
    overseas: 'Frachtbrief / Consignment Note',
  },
  /** Art. 6 (1) k. */
  paramount: {
    cmr: [
      'Diese Beförderung unterliegt trotz einer gegenteiligen Abmachung den Bestimmungen des Übereinkommens über den Beförderungsvertrag im internationalen Straßengüterverkehr (CMR).',
      'This carriage is subject, notwithstanding any clause to the contrary, to the Convention on the Contract for the International Carriage of Goods by Road (CMR).',
    ],
    overseas: [
      'Auf der Straße unterliegt diese Beförderung trotz einer gegenteiligen Abmachung dem Übereinkommen über den Beförderungsvertrag im internationalen Straßengüterverkehr (CMR), in der Luft dem Montrealer Übereinkommen.',
      'By road this carriage is subject, notwithstanding any clause to the contrary, to the Convention on the Contract for the International Carriage of Goods by Road (CMR), by air to the Montreal Convention.',
    ],
  },
  /** Whose each of the three originals is, Art. 5. */
  copies: [
    '1. Ausfertigung – für den Absender / 1st copy – for the sender',
    '2. Ausfertigung – Begleitpapier / 2nd copy – accompanies the goods',
    '3. Ausfertigung – für den Frachtführer / 3rd copy – for the carrier',
  ],
  singleCopy: '1 Ausfertigung / 1 copy',
  orderNumber: (number: string) => `Auftragsnummer / Order ${number}`,
  issued: (place: string, day: string) => `${place}, ${day}`,
  sender: '1 Absender (Name, Anschrift, Land) / Sender (name, address, country)',
  recipient: '2 Empfänger (Name, Anschrift, Land) / Consignee (name, address, country)',
  delivery: '3 Ort der Ablieferung, zugesagter Tag / Place of delivery, agreed day',
  takeOver: '4 Ort und Tag der Übernahme / Place and date of taking over',
  documents: '5 Beigefügte Dokumente / Documents attached',
  papers: {
    declaration: 'Zollinhaltserklärung / Customs declaration',
    invoice: (orderNumber: string) => `Handelsrechnung / Commercial invoice ${orderNumber}`,
  },
  columns: {
    marks: '6 Kennzeichen / Marks and Nos',
    amount: '7 Anzahl / Number',
    packaging: '8 Verpackung / Method of packing',
    goods: '9 Bezeichnung des Gutes / Nature of the goods',
    tariffNumber: '10 Statistiknr. / Statistical No.',
    weight: '11 Bruttogewicht / Gross weight',
    volume: '12 Volumen / Volume',
  },
  sum: 'Summe / Total',
  tariffNumbersOnInvoice: 's. Rechnung / see invoice',
  packaging: {
    box: 'Karton / Carton',
    none: 'Ohne Umverpackung / Unpacked',
    transport_crate_or_pallet: 'Transportkiste oder Palette / Crate or pallet',
    pallet_non_loadable: 'Palette, nicht belastbar / Pallet, do not stack',
  } satisfies Readonly<Record<Packaging, string>>,
  instructions:
    '13 Anweisungen des Absenders (Zoll und Sonstiges) / Sender’s instructions (customs and other)',
  ddp: 'Verzollt geliefert / Delivered duty paid (DDP)',
  dap: 'Unverzollt geliefert / Delivered at place (DAP)',
  dangerous: 'Gefahrgut / Dangerous goods',
  saturday: 'Samstagszustellung / Saturday delivery',
  cashOnDelivery: '14 Nachnahme / Cash on delivery',
  payment: '15, 19 Frachtzahlung / Payment of carriage',
  paidBySender: 'Frei, zahlt der Absender / Carriage paid by sender',
  carrier: '16 Frachtführer / Carrier',
  successiveCarriers: '17 Nachfolgende Frachtführer / Successive carriers',
  reservations: '18 Vorbehalte des Frachtführers / Carrier’s reservations',
  agreements: '20 Besondere Vereinbarungen / Special agreements',
  insured: 'Transportversicherung / Insured',
  /** The value is told to customs and the insurer; it does not raise the limit of liability (Art. 24). */
  value: (amount: string) => `Wert (Zoll, Versicherung) / Value (customs, insurance) ${amount}`,
  references: (texts: string) => `Referenzen / References ${texts}`,
  establishedIn: '21 Ausgefertigt in, am / Established in, on',
  trackingNumber: 'Sendungsnummer / Tracking number',
  none: '–',
  signatures: [
    '22 Unterschrift des Absenders / Signature of the sender',
    '23 Übernommen am, Unterschrift des Frachtführers / Taken over on, signature of the carrier',
    '24 Empfangen am, Unterschrift des Empfängers / Received on, signature of the consignee',
  ],
} as const;
