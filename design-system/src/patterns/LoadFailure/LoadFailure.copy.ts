import { formatWait } from '../../format/index.ts';

/** Words for something that could not be fetched. */
export const loadFailureCopy = {
  text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  showDetails: 'Einzelheiten anzeigen',
  status: 'Statuscode',
  noStatus: 'keine Antwort',
  time: 'Zeitpunkt',
  waitIsOver: 'Sie können es jetzt erneut versuchen.',
  waitSeconds: (seconds: number) => `Versuchen Sie es in ${formatWait(seconds)} erneut.`,
} as const;
