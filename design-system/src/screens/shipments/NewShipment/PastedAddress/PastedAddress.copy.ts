/** Words of an address that is pasted as one text. */
export const pastedAddressCopy = {
  paste: 'Adresse einfügen',
  /** After it, for those who hear the button apart from its place. */
  pasteWhere: { from: ' (Absender)', to: ' (Empfänger)' },
  text: 'Adresse als Text',
  textHelp:
    'Zum Beispiel aus einer E-\u2060Mail oder Signatur. Die Angaben werden erkannt und auf die Felder verteilt.',
  nothing: 'Adresse nicht erkannt. Schreiben Sie Name, Straße sowie PLZ und Ort in eigene Zeilen.',
  found: 'Adresse erkannt – übernehmen?',
  take: 'Übernehmen',
  dismiss: 'Nicht übernehmen',
  isCountryUncertain: (country: string) =>
    `Das Land geht aus dem Text nicht hervor. Prüfen Sie, ob ${country} stimmt.`,
  isStreetUncertain: 'Die Straße geht nicht sicher aus dem Text hervor. Prüfen Sie Straße und Namen.',
  hasZerosAgain: (written: string, postalCode: string) =>
    `Die PLZ ${written} wurde zu ${postalCode} ergänzt. Prüfen Sie, ob das stimmt.`,
  /** One end of a shipment takes one. */
  isFirstOf: (all: number) => `Nur die erste von ${all} Adressen wird übernommen.`,
  unread: (lines: string) => `Ohne Feld: ${lines}`,
  taken: 'Adresse übernommen.',
  undo: 'Rückgängig',
  undone: 'Die vorherigen Angaben sind wieder da.',
} as const;
