/** German words of the API about day-end closings. */
export const closingApiCopy = {
  notFound: 'Diesen Tagesabschluss gibt es nicht oder Sie dürfen ihn nicht sehen.',
  nothingOpen: 'Heute sind keine Sendungen offen.',
  notCreated: 'Fehler beim Erstellen des Tagesabschlusses',
  pdfFailed: 'Fehler beim Abrufen der PDF Datei',
  carrierRefused: (carrier: string) => `${carrier} nimmt den Tagesabschluss nicht an.`,
  carrierSilent: (carrier: string) =>
    `${carrier} antwortet nicht. Es wurde nichts abgeschlossen. Versuchen Sie es erneut.`,
  carrierUnknown: (carrier: string) =>
    `${carrier} hat nicht bestätigt, dass der Tagesabschluss angekommen ist. Versuchen Sie es erneut.`,
} as const;
