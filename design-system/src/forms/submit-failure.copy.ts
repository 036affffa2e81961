import { formatWait } from '../format/index.ts';
import type { SubmitFailureReason } from './submit-failure.ts';

/** Why something was not saved, for every form. */
export const submitFailureCopy = {
  text: {
    invalid: 'Prüfen Sie die markierten Felder und versuchen Sie es erneut.',
    forbidden: 'Ihnen fehlt die Berechtigung dazu. Ein Inhaber Ihrer Organisation kann sie Ihnen geben.',
    gone: 'Dieser Eintrag wurde inzwischen gelöscht.',
    conflict: 'Inzwischen hat sich etwas geändert. Laden Sie die Seite neu und versuchen Sie es erneut.',
    limited: 'Es gab zu viele Versuche in kurzer Zeit. Versuchen Sie es in einigen Minuten erneut.',
    signedOut: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    unreachable: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    late: 'Die Antwort dauert zu lange. Prüfen Sie, ob die Änderung gespeichert ist, bevor Sie es erneut versuchen.',
    unknown:
      'Die Antwort ist ausgeblieben. Prüfen Sie, ob die Änderung gespeichert ist, bevor Sie es erneut versuchen.',
    faulty: 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es in einigen Minuten erneut.',
  } satisfies Record<SubmitFailureReason, string>,
  /** Where the server says how long it wants to be left alone. */
  limitedFor: (seconds: number) =>
    `Es gab zu viele Versuche in kurzer Zeit. Versuchen Sie es in ${formatWait(seconds)} erneut.`,
  /** In place of what did not happen, where it may have happened. */
  openTitle: 'Wir wissen nicht, ob Ihre Eingaben gespeichert wurden.',
  kept: 'Ihre Eingaben bleiben erhalten.',
  status: (status: number) => `Statuscode ${status}`,
} as const;
