import { count } from 'contract';

/** German words of the API about files. Titles say what happened, details what to do about it. */
export const fileAssetApiCopy = {
  notFound: 'Diese Datei gibt es nicht oder Sie dürfen sie nicht sehen.',
  alreadyConfirmed: 'Diese Datei ist bereits vollständig und lässt sich nicht mehr ersetzen.',
  notUploaded: 'Diese Datei wurde noch nicht vollständig hochgeladen.',
  uploadAgain: 'Laden Sie die Datei erneut hoch.',
  notWhatItSays: {
    'application/pdf': 'Die Datei heißt wie eine PDF-Datei, ist aber keine.',
    'image/jpeg': 'Die Datei heißt wie eine JPG-Datei, ist aber keine.',
    'image/png': 'Die Datei heißt wie eine PNG-Datei, ist aber keine.',
  },
  chooseAnother: 'Wählen Sie eine andere Datei.',
  otherFormat: 'Die Datei wurde mit einem anderen Format gesendet als angekündigt.',
  incomplete: 'Die Datei ist nicht vollständig angekommen.',
  longerThanAnnounced: 'Die Datei ist größer als angekündigt.',
  overtaken: 'Diese Datei wird inzwischen erneut gesendet.',
  sentTooOften: 'Diese Datei wurde zu oft gesendet.',
  announceAgain: 'Entfernen Sie sie und wählen Sie sie erneut aus.',
  tooManyOpen: 'Es warten zu viele Dateien darauf, hinzugefügt zu werden.',
  tryLater: 'Versuchen Sie es morgen erneut.',
  attachedElsewhere: 'Diese Datei gehört bereits zu einer anderen Sendung.',
  tooManyAttached: (most: number) => `Zu einer Sendung gehören höchstens ${count(most, 'Datei', 'Dateien')}.`,
  removeOne: 'Entfernen Sie zuerst eine andere.',
} as const;
