/** Words above content that is old because newer could not be fetched. */
export const staleNoticeCopy = {
  lastKnown: 'Darunter steht noch der letzte bekannte Stand.',
  noAnswer: 'Es kam keine Antwort.',
  status: (status: number) => `Statuscode ${status}.`,
} as const;
