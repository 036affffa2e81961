/** German words of the products of carriers. */
export const carrierProductCopy = {
  notFound: 'Dieses Carrier-Produkt gibt es nicht.',
  changed: 'Dieses Carrier-Produkt wurde inzwischen geändert.',
  notOffered: 'Dieses Versandprodukt ist nicht freigeschaltet.',
  chooseAnother:
    'Dieses Versandprodukt ist für Ihre Organisation nicht freigeschaltet. Wählen Sie ein anderes.',
  notForOrganization: 'Dieses Versandprodukt ist für die Organisation nicht freigeschaltet.',
  syncRuns: 'Die Carrier-Produkte werden bereits synchronisiert.',
  waitForIt: 'Warten Sie, bis die Synchronisierung beendet ist.',
  unchanged: 'Keine Änderung',
  found: (added: number, changed: number, removed: number) =>
    `${added} neu, ${changed} geändert, ${removed} entfernt`,
  nothingNamed: (carrier: string) => `${carrier} hat keine Produkte genannt. Es wurde nichts geändert.`,
  mostMissing: (carrier: string) =>
    `${carrier} nennt mehr als die Hälfte seiner Produkte nicht mehr. Es wurde nichts geändert.`,
  moreMissing: (carrier: string) =>
    `${carrier} nennt inzwischen noch mehr Produkte nicht mehr. Es wurde nichts geändert.`,
  syncAgain: 'Synchronisieren Sie erneut und prüfen Sie, was fehlt.',
  takenOver: (found: string) => `Trotzdem übernommen: ${found}`,
  takenOverBy: (carrier: string, by: string) => `${carrier}: Trotzdem übernommen von ${by}`,
  nothingToTakeOver: 'Für diesen Dienstleister gibt es nichts zu übernehmen.',
  notNamed: (carrier: string) => `${carrier} hat seine Produkte nicht genannt.`,
} as const;
