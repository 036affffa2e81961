import { formatWait } from '../../format/index.ts';

/** Words above content that is old because newer could not be fetched. */
export const staleNoticeCopy = {
  lastKnown: 'Darunter steht noch der letzte bekannte Stand.',
  noAnswer: 'Es kam keine Antwort.',
  status: (status: number) => `Statuscode ${status}.`,
  waitSeconds: (seconds: number) => `Versuchen Sie es in ${formatWait(seconds)} erneut.`,
} as const;
