/** German words of the API about quotes. Titles say what happened, details what to do about it. */
export const quoteApiCopy = {
  notFound: 'Diese Preisanfrage gibt es nicht oder Sie dürfen sie nicht sehen.',
  alreadyAnswered: 'Diese Preisanfrage ist bereits beantwortet.',
  answeredBy: (name: string, when: string) => `Beantwortet hat sie ${name} am ${when}.`,
  withdrawn: 'Diese Preisanfrage wurde zurückgezogen.',
  withdrawnBy: (name: string, when: string) => `Zurückgezogen hat sie ${name} am ${when}.`,
  taken: (name: string) => `${name} hat diese Preisanfrage inzwischen übernommen.`,
  free: 'Diese Preisanfrage wurde inzwischen zurückgegeben.',
  unknownProduct: (carrier: string) => `Dieses Versandprodukt kennt ${carrier} nicht.`,
  notValid: {
    none: 'Zu dieser Preisanfrage gibt es kein Angebot.',
    accepted: 'Dieses Angebot ist bereits angenommen.',
    expired: 'Dieses Angebot ist abgelaufen.',
  },
  differs: 'Die Sendung weicht von dem ab, was angeboten wurde.',
  changeBack:
    'Machen Sie die genannten Angaben rückgängig, wählen Sie einen Tarif oder fordern Sie ein neues Angebot an.',
  askAgain: 'Wählen Sie einen Tarif oder fordern Sie ein neues Angebot an.',
} as const;
