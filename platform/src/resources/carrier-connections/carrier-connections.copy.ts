/** What staff are told of carriers at the API. */
export const carrierConnectionCopy = {
  notConfigured: (carrier: string) => `${carrier} ist nicht konfiguriert.`,
  unknownNumber: (carrier: string) => `Zu dieser Sendungsnummer gibt es keine Sendung mit ${carrier}.`,
} as const;
