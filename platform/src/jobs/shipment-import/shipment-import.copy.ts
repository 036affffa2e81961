/** German words of the import of shipments from files. */
export const shipmentImportCopy = {
  line: (file: string, number: number) => `${file}, Zeile ${number}`,
  entry: (file: string, number: number) => `${file}, Eintrag ${number}`,
  imported: (orderNumber: string) => `Vorlage ${orderNumber} angelegt`,
  importedBefore: (orderNumber: string) => `Übersprungen: Schon importiert als ${orderNumber}.`,
  unknownOrganization: (orgCode: string) =>
    orgCode === '' ? 'orgCode: Pflichtfeld' : `orgCode: Die Organisation „${orgCode}“ gibt es nicht.`,
  more: (count: number) => (count === 1 ? 'und 1 weiterer Fehler' : `und ${count} weitere Fehler`),
  noObject: 'Der Eintrag ist kein Objekt.',
  tooManyCells: 'Die Zeile hat mehr Zellen, als es Spalten gibt.',
  tooFewCells: 'Die Zeile hat weniger Zellen, als es Spalten gibt.',
  tooLarge: (megabytes: number) => `Die Datei ist größer als ${megabytes}\u00A0MB.`,
  tooManyRows: (most: number) =>
    `Die Datei hat mehr als ${most.toLocaleString('de-DE')} Sendungen. Teilen Sie sie auf.`,
  empty: 'Die Datei enthält keine Sendungen.',
  noJson: 'Die Datei ist kein gültiges JSON.',
  noList: 'Die Datei enthält keine Liste von Sendungen.',
  tooDeep: 'Die Datei ist zu tief verschachtelt.',
  openQuote: (number: number) => `Anführungszeichen in Zeile ${number} sind nicht geschlossen.`,
  unknownColumns: (names: readonly string[]) =>
    `${names.length === 1 ? 'Unbekannte Spalte' : 'Unbekannte Spalten'}: ${names.join(', ')}`,
  twoColumns: (name: string) => `Die Spalte ${name} gibt es zweimal.`,
  noOrganizationColumn: 'Die Spalte orgCode fehlt.',
  left: {
    fresh: 'Wartet auf den nächsten Lauf: Die Datei wurde eben erst geschrieben.',
    full: 'Wartet auf den nächsten Lauf: Dieser hat schon genug Dateien.',
    stuck: 'Die Datei kann unter ihrem Namen nicht geöffnet werden. Benennen Sie sie um.',
  },
  noFolder: (folder: string) => `Den Ordner für Importe gibt es nicht: ${folder}`,
  unusableFolder: (folder: string) =>
    `Der Ordner für Importe kann nicht gelesen oder beschrieben werden: ${folder}`,
  finished: (file: string, { before, failed }: { readonly before: number; readonly failed: number }) =>
    [
      `${file}: erledigt, liegt in „done“`,
      ...(before > 0 ? [`${before.toLocaleString('de-DE')} schon importiert`] : []),
      ...(failed > 0
        ? [
            failed === 1
              ? '1 fehlerhafte Zeile liegt in „failed“'
              : `${failed} fehlerhafte Zeilen liegen in „failed“`,
          ]
        : []),
    ].join('; '),
  unreadable: (file: string) => `${file}: nicht gelesen, liegt in „failed“`,
} as const;
