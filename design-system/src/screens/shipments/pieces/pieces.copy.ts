const listed = new Intl.ListFormat('de', { type: 'conjunction' });

/** What pieces of a shipment are called, wherever they are told apart. */
export const piecesCopy = {
  /** „Packstücke 1–3 und 5“ */
  ofPieces: (spans: readonly string[]) =>
    `${spans.length === 1 && !spans[0]?.includes('–') ? 'Packstück' : 'Packstücke'}\u00A0${listed.format(spans)}`,
  unknownPackaging: 'Unbekannt',
} as const;
