/** What staff are told of carriers at the API. */
export const carrierConnectionCopy = {
  notConfigured: (carrier: string) => `${carrier} ist nicht konfiguriert.`,
  unknownNumber: (carrier: string) => `Zu dieser Sendungsnummer gibt es keine Sendung mit ${carrier}.`,
  ambiguousNumber: (carrier: string, first: string, second: string) =>
    `Diese Sendungsnummer haben mehrere Sendungen mit ${carrier}, etwa ${first} und ${second}.`,
} as const;
