import type { SubmitFailureReason } from './submit-failure.ts';

/** Why something was not saved, for every form. */
export const submitFailureCopy = {
  text: {
    invalid: 'Prüfen Sie die markierten Felder und versuchen Sie es erneut.',
    forbidden: 'Ihnen fehlt das Recht dazu. Ein Inhaber Ihrer Organisation kann es Ihnen geben.',
    gone: 'Was Sie bearbeiten, gibt es nicht mehr.',
    conflict: 'Inzwischen hat sich etwas geändert. Laden Sie die Seite neu und versuchen Sie es erneut.',
    limited: 'Es gab zu viele Versuche in kurzer Zeit. Versuchen Sie es in einigen Minuten erneut.',
    signedOut: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    unreachable: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    late: 'Die Antwort dauert zu lange. Prüfen Sie, ob die Änderung schon da ist, bevor Sie es erneut versuchen.',
    unknown:
      'Die Antwort ist ausgeblieben. Prüfen Sie, ob die Änderung schon da ist, bevor Sie es erneut versuchen.',
    faulty: 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es in einigen Minuten erneut.',
  } satisfies Record<SubmitFailureReason, string>,
  /** In place of what did not happen, where it may have happened. */
  openTitle: 'Wir wissen nicht, ob Ihre Eingaben gespeichert wurden.',
  kept: 'Ihre Eingaben bleiben erhalten.',
  status: (status: number) => `Statuscode ${status}`,
} as const;
